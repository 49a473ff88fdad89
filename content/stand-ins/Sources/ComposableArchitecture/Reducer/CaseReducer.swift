/// A reducer of an enum of features; `@Reducer` on an enum writes the conformance.
public protocol CaseReducer<State, Action>: Reducer
where State: CaseReducerState, Body: Reducer, Body.State == State, Body.Action == Action {
    associatedtype State = State
    associatedtype Action = Action
    associatedtype Body = Body
    associatedtype CaseScope

    /// The reducer of all cases.
    @ReducerBuilder<State, Action>
    static var body: Body { get }

    /// The store of the case that the state is in.
    @preconcurrency @MainActor
    static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
    public var body: Body { Self.body }
}

/// The state of a reducer that is an enum.
public protocol CaseReducerState {
    associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}

/// The stores of the cases of an enum of features.
public protocol _CaseScopeProtocol {}

/// State that goes away with the first action it sends.
public protocol _EphemeralState {
    associatedtype Action
}

extension AlertState: _EphemeralState {}

extension ConfirmationDialogState: _EphemeralState {}

extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
    /// The case that the state is in, with the store of its feature, to switch over.
    public var `case`: State.StateReducer.CaseScope { State.StateReducer.scope(self) }
}
