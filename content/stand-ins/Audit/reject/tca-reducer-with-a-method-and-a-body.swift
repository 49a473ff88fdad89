// A reducer has a method or a body.
import ComposableArchitecture

#if AUDIT_CONTROL
@Reducer
struct Feature {
    @ObservableState
    struct State: Equatable {}
    enum Action { case tapped }
    var body: some ReducerOf<Self> { EmptyReducer() }
}
#else
@Reducer
struct Feature {
    @ObservableState
    struct State: Equatable {}
    enum Action { case tapped }
    var body: some ReducerOf<Self> { EmptyReducer() }
    func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}
#endif
