extension Store where State: ObservableState {
    /// The state, observed where it is read.
    public var state: State { currentState }

    /// A property of the state, observed where it is read.
    public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
        state[keyPath: keyPath]
    }

    /// The store of a child that may be absent; nil while it is.
    public func scope<ChildState, ChildAction>(
        state stateKeyPath: KeyPath<State, ChildState?>,
        action actionKeyPath: CaseKeyPath<Action, ChildAction>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> Store<ChildState, ChildAction>? {
        // Reading it here is what brings the view back when the child comes or goes.
        _ = state[keyPath: stateKeyPath]
        let path = AnyCasePath(actionKeyPath)
        return optionalChild(ScopeID(stateKeyPath, actionKeyPath)) {
            $0[keyPath: stateKeyPath]
        } action: {
            path.embed($0)
        }
    }

    /// The stores of the elements of a list.
    public func scope<ElementID, ElementState, ElementAction>(
        state stateKeyPath: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
        action actionKeyPath: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
        let path = AnyCasePath(actionKeyPath)
        return state[keyPath: stateKeyPath].ids.map { id in
            // The id was just read from the collection, so the store exists.
            optionalChild(ScopeID(stateKeyPath, actionKeyPath, AnyHashable(id))) {
                $0[keyPath: stateKeyPath][id: id]
            } action: {
                path.embed(.element(id: id, action: $0))
            }!
        }
    }
}
