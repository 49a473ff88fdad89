// A store takes its reducer from a closure.
import ComposableArchitecture

@Reducer
struct Counter {
    @ObservableState
    struct State: Equatable { var count = 0 }
    enum Action { case tapped, loaded(Int) }
    var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@MainActor func make() -> StoreOf<Counter> {
#if AUDIT_CONTROL
    Store(initialState: Counter.State()) { Counter() }
#else
    Store(initialState: Counter.State(), reducer: Counter())
#endif
}
