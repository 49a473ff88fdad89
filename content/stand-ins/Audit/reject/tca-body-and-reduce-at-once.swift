// The body would never run.
import ComposableArchitecture

#if AUDIT_CONTROL
@Reducer
struct Feature {
    struct State {}
    enum Action { case tapped }
    var body: some ReducerOf<Self> { EmptyReducer() }
}
#else
@Reducer
struct Feature {
    struct State {}
    enum Action { case tapped }
    func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
    var body: some ReducerOf<Self> { EmptyReducer() }
}
#endif
