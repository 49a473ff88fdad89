/// Makes one reducer of several; they run from top to bottom.
@resultBuilder
public enum ReducerBuilder<State, Action> {
    public static func buildExpression<R: Reducer>(_ expression: R) -> R
    where R.State == State, R.Action == Action { expression }

    public static func buildBlock() -> EmptyReducer<State, Action> { EmptyReducer() }

    public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R { first }

    public static func buildPartialBlock<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
        accumulated: R0,
        next: R1
    ) -> _Sequence<R0, R1> {
        _Sequence(first: accumulated, second: next)
    }

    public static func buildOptional<R: Reducer<State, Action>>(_ wrapped: R?) -> _Optional<R> {
        _Optional(wrapped: wrapped)
    }

    public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
        first reducer: R0
    ) -> _Conditional<R0, R1> { .first(reducer) }

    public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
        second reducer: R1
    ) -> _Conditional<R0, R1> { .second(reducer) }

    public static func buildArray<R: Reducer<State, Action>>(_ reducers: [R]) -> _SequenceMany<R> {
        _SequenceMany(reducers: reducers)
    }

    public static func buildLimitedAvailability<R: Reducer<State, Action>>(
        _ wrapped: R
    ) -> Reduce<State, Action> { Reduce(wrapped) }

    public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }

    /// Two reducers, the first before the second.
    public struct _Sequence<R0: Reducer, R1: Reducer<R0.State, R0.Action>>: Reducer {
        let first: R0
        let second: R1

        public func reduce(into state: inout R0.State, action: R0.Action) -> Effect<R0.Action> {
            let before = first.reduce(into: &state, action: action)
            return .merge(before, second.reduce(into: &state, action: action))
        }
    }

    /// Any number of reducers of one type.
    public struct _SequenceMany<Element: Reducer>: Reducer {
        let reducers: [Element]

        public func reduce(
            into state: inout Element.State,
            action: Element.Action
        ) -> Effect<Element.Action> {
            var effects: [Effect<Element.Action>] = []
            for reducer in reducers { effects.append(reducer.reduce(into: &state, action: action)) }
            return .merge(effects)
        }
    }

    /// One of two reducers.
    public enum _Conditional<First: Reducer, Second: Reducer<First.State, First.Action>>: Reducer {
        case first(First)
        case second(Second)

        public func reduce(
            into state: inout First.State,
            action: First.Action
        ) -> Effect<First.Action> {
            switch self {
            case .first(let reducer): reducer.reduce(into: &state, action: action)
            case .second(let reducer): reducer.reduce(into: &state, action: action)
            }
        }
    }

    /// A reducer or none.
    public struct _Optional<Wrapped: Reducer>: Reducer {
        let wrapped: Wrapped?

        public func reduce(
            into state: inout Wrapped.State,
            action: Wrapped.Action
        ) -> Effect<Wrapped.Action> {
            wrapped?.reduce(into: &state, action: action) ?? .none
        }
    }
}
