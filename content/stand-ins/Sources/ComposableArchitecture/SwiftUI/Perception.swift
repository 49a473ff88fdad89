public import SwiftUI

/// What observes state before iOS 17; the module of this name is not modelled apart.
public enum Perception {
    /// Bindings to a store, where SwiftUI's own `Bindable` is not available.
    @dynamicMemberLookup @propertyWrapper
    public struct Bindable<Value> {
        public var wrappedValue: Value

        public var projectedValue: Bindable<Value> { self }

        @available(
            *,
            unavailable,
            message: "The wrapped value must be an object that conforms to Observable"
        )
        public init(wrappedValue: Value) { fatalError("unavailable") }

        fileprivate init(storing value: Value) {
            wrappedValue = value
        }
    }
}

extension Perception.Bindable: DynamicProperty {}

extension Perception.Bindable where Value: AnyObject & Observable {
    public init(wrappedValue: Value) {
        self.init(storing: wrappedValue)
    }

    public init(_ wrappedValue: Value) {
        self.init(storing: wrappedValue)
    }

    /// The same, as SwiftUI's own.
    private var bindable: SwiftUI.Bindable<Value> { SwiftUI.Bindable(wrappedValue) }

    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> { bindable[dynamicMember: keyPath] }

    /// A property of the store's state that becomes a binding with `sending`.
    @_disfavoredOverload
    @preconcurrency @MainActor
    public subscript<State: ObservableState, Action, Member>(
        dynamicMember keyPath: KeyPath<State, Member>
    ) -> _StoreBindable<State, Action, Member> where Value == Store<State, Action> {
        bindable[dynamicMember: keyPath]
    }

    /// A binding to the store of a presented child, for `sheet(item:)` and its kin.
    @preconcurrency @MainActor
    public func scope<State: ObservableState, Action, Container: _ScopableState, ChildAction>(
        state: KeyPath<State, Container>,
        action: CaseKeyPath<Action, PresentationAction<ChildAction>>
    ) -> Binding<Store<Container._Child, ChildAction>?> where Value == Store<State, Action> {
        bindable.scope(state: state, action: action)
    }

    /// A binding to the store of a stack, for `NavigationStack(path:)`.
    @preconcurrency @MainActor
    public func scope<State: ObservableState, Action, ElementState, ElementAction>(
        state: KeyPath<State, StackState<ElementState>>,
        action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
    ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
    where Value == Store<State, Action> {
        bindable.scope(state: state, action: action)
    }
}

/// Observes what its content reads, where SwiftUI does not do so by itself.
public struct WithPerceptionTracking<Content: View>: View {
    private let content: () -> Content

    public init(@ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    public var body: some View { content() }
}
