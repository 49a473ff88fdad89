extension Reducer {
    /// Runs a feature on optional state, before the parent, and ends its effects when the state
    /// goes away.
    @inlinable @inline(__always)
    public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(
        _ toWrappedState: WritableKeyPath<State, WrappedState?>,
        action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
        @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some ReducerOf<Self> {
        _IfLetReducer(
            parent: self,
            child: wrapped(),
            toState: toWrappedState,
            toAction: AnyCasePath(toWrappedAction),
            place: (fileID, filePath, line, column)
        )
    }

    /// Shows optional state that has no logic of its own and goes away with its first action.
    @inlinable @inline(__always)
    public func ifLet<WrappedState: _EphemeralState, WrappedAction>(
        _ toWrappedState: WritableKeyPath<State, WrappedState?>,
        action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some ReducerOf<Self> {
        ifLet(
            toWrappedState,
            action: toWrappedAction,
            then: { EmptyReducer<WrappedState, WrappedAction>() },
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
        )
    }
}

/// What `ifLet` makes.
public struct _IfLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
    private let parent: Parent
    private let child: Child
    private let toState: WritableKeyPath<Parent.State, Child.State?>
    private let toAction: AnyCasePath<Parent.Action, Child.Action>
    private let place: SourcePlace

    @usableFromInline
    init(
        parent: Parent,
        child: Child,
        toState: WritableKeyPath<Parent.State, Child.State?>,
        toAction: AnyCasePath<Parent.Action, Child.Action>,
        place: (StaticString, StaticString, UInt, UInt)
    ) {
        self.parent = parent
        self.child = child
        self.toState = toState
        self.toAction = toAction
        self.place = SourcePlace(place.0, place.1, place.2, place.3)
    }

    public func reduce(
        into state: inout Parent.State,
        action: Parent.Action
    ) -> Effect<Parent.Action> {
        @Dependency(\.navigationIDPath) var path
        let before = state[keyPath: toState].map { path.child(toState, $0) }
        let childEffect = reduceChild(into: &state, action: action, id: before)
        let idAfterChild = state[keyPath: toState].map { path.child(toState, $0) }
        let parentEffect = parent.reduce(into: &state, action: action)
        let after = state[keyPath: toState].map { path.child(toState, $0) }
        var ended: [Effect<Parent.Action>] = []
        for id in Set([before, idAfterChild].compactMap { $0 }) where id != after {
            ended.append(Effect(.cancel(CancelID(allIn: id))))
        }
        return .merge([childEffect, parentEffect] + ended)
    }

    private func reduceChild(
        into state: inout Parent.State,
        action: Parent.Action,
        id: NavigationIDPath?
    ) -> Effect<Parent.Action> {
        guard let childAction = toAction.extract(from: action) else { return .none }
        guard let id else {
            place.report(
                """
                An "ifLet" at "\(place)" received a child action when child state was "nil": \
                \(describe(action))

                A parent reducer set the state to "nil" before this one ran, or an effect sent the \
                action when the child had gone.
                """
            )
            return .none
        }
        let embed = toAction
        return withDependencies {
            $0.navigationIDPath = id
        } operation: {
            child.reduce(into: &state[keyPath: toState]!, action: childAction)
        }
        .map { embed.embed($0) }
        .cancellable(CancelID(allIn: id))
    }
}
