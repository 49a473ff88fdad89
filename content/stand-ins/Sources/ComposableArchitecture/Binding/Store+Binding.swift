extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
    /// A property that a binding can set: `$store.name`.
    @_disfavoredOverload
    public subscript<Value: Equatable & Sendable>(
        dynamicMember keyPath: WritableKeyPath<State, Value>
    ) -> Value {
        get { state[keyPath: keyPath] }
        set { send(.set(keyPath, newValue)) }
    }
}

extension Store
where
    State: Equatable & Sendable, State: ObservableState, Action: BindableAction,
    Action.State == State
{
    /// The whole state, for a binding.
    public var state: State {
        get { currentState }
        set { send(.set(\.self, newValue)) }
    }
}

extension Store
where
    State: ObservableState, Action: ViewAction, Action.ViewAction: BindableAction,
    Action.ViewAction.State == State
{
    /// A property that a binding can set by a view action.
    @_disfavoredOverload
    public subscript<Value: Equatable & Sendable>(
        dynamicMember keyPath: WritableKeyPath<State, Value>
    ) -> Value {
        get { state[keyPath: keyPath] }
        set { send(.view(.set(keyPath, newValue))) }
    }
}
