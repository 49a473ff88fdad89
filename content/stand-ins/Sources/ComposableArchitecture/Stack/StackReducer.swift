extension Reducer {
    /// Runs a feature for each screen of a stack, before the parent; its effects end when the
    /// screen is taken off.
    public func forEach<
        DestinationState,
        DestinationAction,
        Destination: Reducer<DestinationState, DestinationAction>
    >(
        _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
        action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
        @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some ReducerOf<Self> {
        _StackReducer(
            base: self,
            toState: toStackState,
            toAction: AnyCasePath(toStackAction),
            destination: destination(),
            place: SourcePlace(fileID, filePath, line, column)
        )
    }

    /// Runs one of the features of an enum for each screen of a stack.
    public func forEach<DestinationState: CaseReducerState, DestinationAction>(
        _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
        action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some ReducerOf<Self> where DestinationState.StateReducer.Action == DestinationAction {
        forEach(
            toStackState,
            action: toStackAction,
            destination: { DestinationState.StateReducer.body },
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
        )
    }
}

/// What `forEach` on a stack makes.
public struct _StackReducer<Base: Reducer, Destination: Reducer>: Reducer {
    let base: Base
    let toState: WritableKeyPath<Base.State, StackState<Destination.State>>
    let toAction: AnyCasePath<Base.Action, StackAction<Destination.State, Destination.Action>>
    let destination: Destination
    let place: SourcePlace

    public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
        let before = state[keyPath: toState].ids
        var effects: [Effect<Base.Action>] = []
        switch toAction.extract(from: action) {
        case .element(let id, let elementAction)?:
            effects.append(reduceElement(into: &state, id, elementAction, action))
            effects.append(base.reduce(into: &state, action: action))
        case .popFrom(let id)?:
            effects.append(base.reduce(into: &state, action: action))
            if before.contains(id) {
                state[keyPath: toState].pop(from: id)
            } else {
                reportMissing("a \"popFrom\" action", id, action)
            }
        case .push(let id, let element)?:
            push(id, element, into: &state)
            effects.append(base.reduce(into: &state, action: action))
        case nil: effects.append(base.reduce(into: &state, action: action))
        }
        return .merge(effects + noteChange(in: &state, since: before))
    }

    private func path(_ id: StackElementID) -> NavigationIDPath {
        @Dependency(\.navigationIDPath) var path
        return path.element(toState, id)
    }

    private func reduceElement(
        into state: inout Base.State,
        _ id: StackElementID,
        _ action: Destination.Action,
        _ whole: Base.Action
    ) -> Effect<Base.Action> {
        guard state[keyPath: toState][id: id] != nil else {
            reportMissing("an action", id, whole)
            return .none
        }
        let place = path(id)
        let embed = toAction
        return withDependencies {
            $0.enter(place)
        } operation: {
            destination.reduce(into: &state[keyPath: toState][id: id]!, action: action)
        }
        .map { embed.embed(.element(id: id, action: $0)) }
        .cancellable(CancelID(allIn: place))
    }

    private func push(
        _ id: StackElementID,
        _ element: Destination.State,
        into state: inout Base.State
    ) {
        @Dependency(\.stackElementID) var generator
        @Dependency(\.context) var context
        if state[keyPath: toState].ids.contains(id) {
            place.report(
                """
                A "forEach" at "\(place)" received a "push" action for an element it already \
                contains.

                  Element ID: \(id)
                """
            )
            return
        }
        if context == .test {
            let next = generator.next()
            if next.generation != id.generation {
                place.report(
                    """
                    A "forEach" at "\(place)" received a "push" action with an unexpected \
                    generational ID.

                      Received ID: \(id)
                      Expected ID: \(next)
                    """
                )
            }
        }
        state[keyPath: toState][id: id] = element
    }

    /// Ends the effects of screens that have gone, and lets new ones ask for their dismissal.
    private func noteChange(
        in state: inout Base.State,
        since before: [StackElementID]
    ) -> [Effect<Base.Action>] {
        let after = state[keyPath: toState].ids
        let present = Set(after)
        var effects = before.filter { !present.contains($0) }.map { id in
            Effect<Base.Action>(.cancel(CancelID(allIn: path(id))))
        }
        guard state[keyPath: toState].noted != present else { return effects }
        for id in after where !state[keyPath: toState].noted.contains(id) {
            let pop = Effect<Base.Action>.send(toAction.embed(.popFrom(id: id)))
            effects.append(
                Effect(.dismissable(path(id), onDismiss: pop))
                    .cancellable(CancelID(allIn: path(id)))
            )
        }
        state[keyPath: toState].noted = present
        return effects
    }

    private func reportMissing(_ what: String, _ id: StackElementID, _ action: Base.Action) {
        place.report(
            """
            A "forEach" at "\(place)" received \(what) for a missing element.

              Action: \(describe(action))
              Element ID: \(id)

            A parent reducer removed the element before this one ran, or an effect sent the \
            action when the element had gone.
            """
        )
    }
}
