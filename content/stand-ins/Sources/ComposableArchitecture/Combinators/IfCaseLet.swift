extension Reducer {
    /// Runs a feature on a case of the state, before the parent, and ends its effects when the
    /// state changes to another case.
    public func ifCaseLet<CaseState, CaseAction, Case: Reducer<CaseState, CaseAction>>(
        _ toCaseState: CaseKeyPath<State, CaseState>,
        action toCaseAction: CaseKeyPath<Action, CaseAction>,
        @ReducerBuilder<CaseState, CaseAction> then caseReducer: () -> Case,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some ReducerOf<Self> where State: CasePathable, Action: CasePathable {
        _IfCaseLetReducer(
            parent: self,
            child: caseReducer(),
            stateName: toCaseState,
            toState: AnyCasePath(toCaseState),
            toAction: AnyCasePath(toCaseAction),
            place: SourcePlace(fileID, filePath, line, column)
        )
    }
}

/// What `ifCaseLet` makes.
public struct _IfCaseLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
    let parent: Parent
    let child: Child
    let stateName: AnyKeyPath
    let toState: AnyCasePath<Parent.State, Child.State>
    let toAction: AnyCasePath<Parent.Action, Child.Action>
    let place: SourcePlace

    public func reduce(
        into state: inout Parent.State,
        action: Parent.Action
    ) -> Effect<Parent.Action> {
        @Dependency(\.navigationIDPath) var path
        let before = toState.extract(from: state).map { path.child(stateName, $0) }
        let childEffect = reduceChild(into: &state, action: action, id: before)
        let parentEffect = parent.reduce(into: &state, action: action)
        let after = toState.extract(from: state).map { path.child(stateName, $0) }
        guard let before, before != after else { return .merge(childEffect, parentEffect) }
        return .merge(childEffect, parentEffect, Effect(.cancel(CancelID(allIn: before))))
    }

    private func reduceChild(
        into state: inout Parent.State,
        action: Parent.Action,
        id: NavigationIDPath?
    ) -> Effect<Parent.Action> {
        guard let childAction = toAction.extract(from: action) else { return .none }
        guard let id, var childState = toState.extract(from: state) else {
            place.report(
                """
                An "ifCaseLet" at "\(place)" received a child action when child state was set to a \
                different case: \(describe(action))
                """
            )
            return .none
        }
        defer { state = toState.embed(childState) }
        let embed = toAction
        return withDependencies {
            $0.navigationIDPath = id
        } operation: {
            child.reduce(into: &childState, action: childAction)
        }
        .map { embed.embed($0) }
        .cancellable(CancelID(allIn: id))
    }
}
