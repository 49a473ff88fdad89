/// What `ifLet` on presented state makes.
public struct _PresentationReducer<Base: Reducer, Destination: Reducer>: Reducer {
    let base: Base
    let toState: WritableKeyPath<Base.State, PresentationState<Destination.State>>
    let toAction: AnyCasePath<Base.Action, PresentationAction<Destination.Action>>
    let destination: Destination
    let place: SourcePlace

    public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
        let before = path(state)
        let presentation = toAction.extract(from: action)
        let effects: [Effect<Base.Action>]
        switch (before, presentation) {
        case (let before?, .dismiss?):
            effects = [base.reduce(into: &state, action: action)]
            if path(state) == before { state[keyPath: toState].wrappedValue = nil }
        case (let before?, .presented(let childAction)?):
            let wasEphemeral = isEphemeral(state)
            let child = reduceChild(into: &state, childAction, before)
            effects = [child, base.reduce(into: &state, action: action)]
            if wasEphemeral, path(state) == before { state[keyPath: toState].wrappedValue = nil }
        case (nil, let presentation?):
            effects = [base.reduce(into: &state, action: action)]
            reportAbsent(presentation)
        case (_, nil): effects = [base.reduce(into: &state, action: action)]
        }
        return .merge(effects + noteChange(in: &state, since: before))
    }

    /// The place of the presented child; nil when there is none.
    private func path(_ state: Base.State) -> NavigationIDPath? {
        @Dependency(\.navigationIDPath) var path
        return state[keyPath: toState].wrappedValue.map { path.child(toState, $0) }
    }

    private func reduceChild(
        into state: inout Base.State,
        _ action: Destination.Action,
        _ path: NavigationIDPath
    ) -> Effect<Base.Action> {
        let embed = toAction
        return withDependencies {
            $0.enter(path)
        } operation: {
            destination.reduce(into: &state[keyPath: toState].wrappedValue!, action: action)
        }
        .map { embed.embed(.presented($0)) }
        .cancellable(CancelID(allIn: path))
    }

    /// Ends the effects of a child that has gone, and lets a new one ask for its dismissal.
    private func noteChange(
        in state: inout Base.State,
        since before: NavigationIDPath?
    ) -> [Effect<Base.Action>] {
        let after = path(state)
        var effects: [Effect<Base.Action>] = []
        if let before, before != after { effects.append(Effect(.cancel(CancelID(allIn: before)))) }
        guard state[keyPath: toState].presentedPath != after else { return effects }
        state[keyPath: toState].presentedPath = after
        if let after, !isEphemeral(state) {
            let dismiss = Effect<Base.Action>.send(toAction.embed(.dismiss))
            effects.append(
                Effect(.dismissable(after, onDismiss: dismiss))
                    .cancellable(CancelID(allIn: after))
            )
        }
        return effects
    }

    private func isEphemeral(_ state: Base.State) -> Bool {
        guard let state = state[keyPath: toState].wrappedValue else { return false }
        if state is any _EphemeralState { return true }
        let mirror = Mirror(reflecting: state)
        return mirror.displayStyle == .enum && mirror.children.first?.value is any _EphemeralState
    }

    private func reportAbsent(_ action: PresentationAction<Destination.Action>) {
        place.report(
            """
            An "ifLet" at "\(place)" received a presentation action when destination state was \
            absent: \(describe(action))

            A parent reducer set the state to "nil" before this one ran, or an effect sent the \
            action when the destination had gone.
            """
        )
    }
}
