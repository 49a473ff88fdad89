extension Scope {
    /// Runs a feature on a property of the state, for the actions of an `AnyCasePath`.
    @available(
        *,
        deprecated,
        message: "Use the version of this initializer with case key paths, instead."
    )
    public init<ChildState, ChildAction>(
        state toChildState: WritableKeyPath<ParentState, ChildState>,
        action toChildAction: AnyCasePath<ParentAction, ChildAction>,
        @ReducerBuilder<ChildState, ChildAction> child: () -> Child
    ) where ChildState == Child.State, ChildAction == Child.Action {
        self.init(toChildState, toChildAction, child())
    }
}
