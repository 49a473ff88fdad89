extension Reducer {
    /// Runs a feature while it is presented, before the parent; its effects end with it.
    public func ifLet<
        DestinationState,
        DestinationAction,
        Destination: Reducer<DestinationState, DestinationAction>
    >(
        _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
        action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
        @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some ReducerOf<Self> {
        _PresentationReducer(
            base: self,
            toState: toPresentationState,
            toAction: AnyCasePath(toPresentationAction),
            destination: destination(),
            place: SourcePlace(fileID, filePath, line, column)
        )
    }

    /// Presents an alert or a dialog, which goes away with its first action.
    public func ifLet<DestinationState: _EphemeralState, DestinationAction>(
        _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
        action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some ReducerOf<Self> {
        ifLet(
            toPresentationState,
            action: toPresentationAction,
            destination: { EmptyReducer<DestinationState, DestinationAction>() },
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
        )
    }

    /// Runs one of the features of an enum while it is presented.
    public func ifLet<DestinationState: CaseReducerState, DestinationAction>(
        _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
        action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some ReducerOf<Self> where DestinationState.StateReducer.Action == DestinationAction {
        ifLet(
            toPresentationState,
            action: toPresentationAction,
            destination: { DestinationState.StateReducer.body },
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
        )
    }
}
