/// A feature run on a part of the state of another.
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
    private enum StatePath {
        case property(WritableKeyPath<ParentState, Child.State>)
        case enumCase(AnyCasePath<ParentState, Child.State>, StaticString, UInt)
    }

    private let toState: StatePath
    private let toAction: AnyCasePath<ParentAction, Child.Action>
    private let child: Child

    /// Runs a feature on a property of the state.
    public init<ChildState, ChildAction>(
        state toChildState: WritableKeyPath<ParentState, ChildState>,
        action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
        @ReducerBuilder<ChildState, ChildAction> child: () -> Child
    ) where ChildState == Child.State, ChildAction == Child.Action {
        self.init(toChildState, AnyCasePath(toChildAction), child())
    }

    init(
        _ toState: WritableKeyPath<ParentState, Child.State>,
        _ toAction: AnyCasePath<ParentAction, Child.Action>,
        _ child: Child
    ) {
        self.toState = .property(toState)
        self.toAction = toAction
        self.child = child
    }

    /// Runs a feature on a case of the state.
    @available(*, deprecated, message: "Use a '@Reducer enum' or 'ifCaseLet', instead.")
    public init<ChildState, ChildAction>(
        state toChildState: CaseKeyPath<ParentState, ChildState>,
        action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
        @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) where ChildState == Child.State, ChildAction == Child.Action {
        toState = .enumCase(AnyCasePath(toChildState), fileID, line)
        toAction = AnyCasePath(toChildAction)
        self.child = child()
    }

    public func reduce(
        into state: inout ParentState,
        action: ParentAction
    ) -> Effect<ParentAction> {
        guard let childAction = toAction.extract(from: action) else { return .none }
        let embed = toAction
        switch toState {
        case .property(let path):
            return child.reduce(into: &state[keyPath: path], action: childAction)
                .map { embed.embed($0) }
        case .enumCase(let path, let fileID, let line):
            guard var childState = path.extract(from: state) else {
                reportIssue(
                    """
                    A "Scope" at "\(fileID):\(line)" received a child action when child state was \
                    set to a different case: \(action)
                    """
                )
                return .none
            }
            defer { state = path.embed(childState) }
            return child.reduce(into: &childState, action: childAction)
                .map { embed.embed($0) }
        }
    }
}
