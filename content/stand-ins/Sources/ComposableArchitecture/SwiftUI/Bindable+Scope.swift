public import SwiftUI

extension Bindable {
    /// A binding to the store of a presented child, for `sheet(item:)` and its kin.
    @preconcurrency @MainActor
    public func scope<State: ObservableState, Action, Container: _ScopableState, ChildAction>(
        state: KeyPath<State, Container>,
        action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> Binding<Store<Container._Child, ChildAction>?> where Value == Store<State, Action> {
        presented(wrappedValue, state, action)
    }

    /// A binding to the case that an enum of features is in, for `sheet(item: ….edit)`.
    @preconcurrency @MainActor
    public func scope<State: ObservableState, Action, ChildState: CaseReducerState, ChildAction>(
        state: KeyPath<State, PresentationState<ChildState>>,
        action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> Binding<ChildState.StateReducer.CaseScope?>
    where Value == Store<State, Action>, ChildState.StateReducer.Action == ChildAction {
        presentedCase(wrappedValue, state, action)
    }

    /// A binding to the store of a stack, for `NavigationStack(path:)`.
    @preconcurrency @MainActor
    public func scope<State: ObservableState, Action, ElementState, ElementAction>(
        state: KeyPath<State, StackState<ElementState>>,
        action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
    ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
    where Value == Store<State, Action> {
        stack(wrappedValue, state, action)
    }
}

extension Binding {
    /// A binding to the store of a presented child, for `sheet(item:)` and its kin.
    @preconcurrency @MainActor
    public func scope<State: ObservableState, Action, Container: _ScopableState, ChildAction>(
        state: KeyPath<State, Container>,
        action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> Binding<Store<Container._Child, ChildAction>?> where Value == Store<State, Action> {
        presented(wrappedValue, state, action)
    }

    /// A binding to the case that an enum of features is in, for `sheet(item: ….edit)`.
    @preconcurrency @MainActor
    public func scope<State: ObservableState, Action, ChildState: CaseReducerState, ChildAction>(
        state: KeyPath<State, PresentationState<ChildState>>,
        action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> Binding<ChildState.StateReducer.CaseScope?>
    where Value == Store<State, Action>, ChildState.StateReducer.Action == ChildAction {
        presentedCase(wrappedValue, state, action)
    }

    /// A binding to the store of a stack, for `NavigationStack(path:)`.
    @preconcurrency @MainActor
    public func scope<State: ObservableState, Action, ElementState, ElementAction>(
        state: KeyPath<State, StackState<ElementState>>,
        action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
    ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
    where Value == Store<State, Action> {
        stack(wrappedValue, state, action)
    }
}

@MainActor
private func presented<State: ObservableState, Action, Container: _ScopableState, ChildAction>(
    _ store: Store<State, Action>,
    _ state: KeyPath<State, Container>,
    _ action: CaseKeyPath<Action, PresentationAction<ChildAction>>
) -> Binding<Store<Container._Child, ChildAction>?> {
    Binding(
        get: { store.presentedChild(state, action) },
        set: { if $0 == nil { store.dismissChild(state, action) } }
    )
}

@MainActor
private func presentedCase<
    State: ObservableState,
    Action,
    ChildState: CaseReducerState,
    ChildAction
>(
    _ store: Store<State, Action>,
    _ state: KeyPath<State, PresentationState<ChildState>>,
    _ action: CaseKeyPath<Action, PresentationAction<ChildAction>>
) -> Binding<ChildState.StateReducer.CaseScope?>
where ChildState.StateReducer.Action == ChildAction {
    Binding(
        get: { store.presentedChild(state, action)?.case },
        set: { if $0 == nil { store.dismissChild(state, action) } }
    )
}

@MainActor
private func stack<State: ObservableState, Action, ElementState, ElementAction>(
    _ store: Store<State, Action>,
    _ state: KeyPath<State, StackState<ElementState>>,
    _ action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>> {
    Binding(
        get: { store.scope(state: state, action: action) },
        set: { _ in }
    )
}
