extension Store where State: ObservableState {
    /// The store of a presented child; nil while there is none.
    func presentedChild<Container: _ScopableState, ChildAction>(
        _ toState: KeyPath<State, Container>,
        _ toAction: CaseKeyPath<Action, PresentationAction<ChildAction>>
    ) -> Store<Container._Child, ChildAction>? {
        _ = state[keyPath: toState]
        let path = AnyCasePath(toAction)
        return optionalChild(ScopeID(toState, toAction)) {
            $0[keyPath: toState]._child
        } action: {
            path.embed(.presented($0))
        }
    }

    /// A view has taken the child away: tell the feature, unless it knows.
    func dismissChild<Container: _ScopableState, ChildAction>(
        _ toState: KeyPath<State, Container>,
        _ toAction: CaseKeyPath<Action, PresentationAction<ChildAction>>
    ) {
        guard core.state[keyPath: toState]._child != nil else { return }
        send(AnyCasePath(toAction).embed(.dismiss))
    }
}
