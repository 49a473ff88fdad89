/// Sets the property that a binding's action names.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer
where State == ViewAction.State {
    private let toViewAction: (Action) -> ViewAction?

    /// For a feature whose own actions are bindable.
    public init() where Action == ViewAction {
        toViewAction = { $0 }
    }

    /// For a feature that keeps its bindable actions in a case.
    public init(action toViewAction: CaseKeyPath<Action, ViewAction>) {
        let path = AnyCasePath(toViewAction)
        self.toViewAction = { path.extract(from: $0) }
    }

    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
        toViewAction(action)?.binding?.set(&state)
        return .none
    }
}
