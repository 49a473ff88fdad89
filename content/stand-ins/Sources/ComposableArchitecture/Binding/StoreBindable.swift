public import SwiftUI

extension Bindable {
    /// A property of the store's state that becomes a binding with `sending`.
    @_disfavoredOverload
    @preconcurrency @MainActor
    public subscript<State: ObservableState, Action, Member>(
        dynamicMember keyPath: KeyPath<State, Member>
    ) -> _StoreBindable<State, Action, Member> where Value == Store<State, Action> {
        _StoreBindable(store: wrappedValue, keyPath: keyPath)
    }
}

extension Binding {
    /// A property of the store's state that becomes a binding with `sending`.
    @_disfavoredOverload
    @preconcurrency @MainActor
    public subscript<State: ObservableState, Action, Member>(
        dynamicMember keyPath: KeyPath<State, Member>
    ) -> _StoreBindable<State, Action, Member> where Value == Store<State, Action> {
        _StoreBindable(store: wrappedValue, keyPath: keyPath)
    }
}

/// A property of a store's state on its way to a binding.
@preconcurrency @MainActor
@dynamicMemberLookup
public struct _StoreBindable<State: ObservableState, Action, Value> {
    fileprivate let store: Store<State, Action>
    fileprivate let keyPath: KeyPath<State, Value>

    /// A part of the property.
    public subscript<Member>(
        dynamicMember keyPath: KeyPath<Value, Member>
    ) -> _StoreBindable<State, Action, Member> {
        _StoreBindable<State, Action, Member>(
            store: store,
            keyPath: self.keyPath.appending(path: keyPath)
        )
    }

    /// A binding that sends an action with each new value.
    public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
        let path = AnyCasePath(action)
        return boundTo { path.embed($0) }
    }

    private func boundTo(_ action: @escaping (Value) -> Action) -> Binding<Value> {
        let store = store
        let keyPath = keyPath
        return Binding(
            get: { store.state[keyPath: keyPath] },
            set: { value, transaction in store.send(action(value), transaction: transaction) }
        )
    }
}
