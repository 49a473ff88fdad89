/// How the state of a feature changes with each action, and which effects that sets off.
public protocol Reducer<State, Action> {
    associatedtype State
    associatedtype Action
    associatedtype Body

    /// Changes the state; the effect goes on after it.
    func reduce(into state: inout State, action: Action) -> Effect<Action>

    /// The reducer made of others; a type has this or `reduce(into:action:)`.
    @ReducerBuilder<State, Action>
    var body: Body { get }
}

/// A reducer of the state and the actions of another.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
    /// A reducer with `reduce(into:action:)` has no body.
    public var body: Body { fatalError("'\(Self.self)' has no body; call 'reduce(into:action:)'") }
}

extension Reducer where Body: Reducer<State, Action> {
    /// Reduces with the body.
    @inlinable
    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
        body.reduce(into: &state, action: action)
    }
}

/// A reducer that is a function.
public struct Reduce<State, Action>: Reducer {
    @usableFromInline let function: (inout State, Action) -> Effect<Action>

    /// A reducer from a function.
    public init(
        _ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>
    ) {
        function = reduce
    }

    /// A reducer whose type is hidden.
    public init(_ reducer: some Reducer<State, Action>) {
        function = { reducer.reduce(into: &$0, action: $1) }
    }

    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
        function(&state, action)
    }
}

/// A reducer that does nothing.
public struct EmptyReducer<State, Action>: Reducer {
    public init() {}

    public func reduce(into _: inout State, action _: Action) -> Effect<Action> { .none }
}

/// Reducers one after the other, to which one more operator can be applied as a whole.
public struct CombineReducers<State, Action, Reducers: Reducer>: Reducer
where State == Reducers.State, Action == Reducers.Action {
    private let reducers: Reducers

    public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) {
        reducers = build()
    }

    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
        reducers.reduce(into: &state, action: action)
    }
}
