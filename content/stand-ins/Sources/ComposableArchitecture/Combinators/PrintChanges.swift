extension Reducer {
    /// Prints each action and how it changes the state.
    public func _printChanges(
        _ printer: _ReducerPrinter<State, Action>? = .customDump
    ) -> _PrintChangesReducer<Self> {
        _PrintChangesReducer(base: self, printer: printer)
    }
}

/// How a change is printed.
public struct _ReducerPrinter<State, Action> {
    let print: (_ action: Action, _ oldState: State, _ newState: State) -> Void

    /// A printer that calls a function.
    public init(
        printChange: @escaping (_ action: Action, _ oldState: State, _ newState: State) -> Void
    ) {
        print = printChange
    }

    /// Prints the action and the lines of the state that differ.
    public static var customDump: Self {
        Self { action, oldState, newState in
            let change = StateDiff(oldState, newState).text ?? "  (No state changes)"
            Swift.print("received action:\n  \(describe(action))\n\(change)\n")
        }
    }

    /// Prints the case of the action.
    public static var actionLabels: Self {
        Self { action, _, _ in Swift.print("received action: \(describe(action))") }
    }
}

/// What `_printChanges` makes.
public struct _PrintChangesReducer<Base: Reducer>: Reducer {
    let base: Base
    let printer: _ReducerPrinter<Base.State, Base.Action>?

    public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
        guard let printer else { return base.reduce(into: &state, action: action) }
        let before = state
        let effect = base.reduce(into: &state, action: action)
        printer.print(action, before, state)
        return effect
    }
}
