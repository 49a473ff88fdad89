// A test store compares states.
import ComposableArchitecture

@Reducer
struct Counter {
    @ObservableState
    struct State: Equatable { var count = 0 }
    enum Action { case tapped, loaded(Int) }
    var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@Reducer
struct Loose {
    @ObservableState
    struct State { var count = 0 }
    enum Action { case tapped }
}

@MainActor func test() {
#if AUDIT_CONTROL
    _ = TestStore(initialState: Counter.State()) { Counter() }
#else
    _ = TestStore(initialState: Loose.State()) { Loose() }
#endif
}
