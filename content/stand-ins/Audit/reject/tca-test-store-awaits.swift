// Sending to a test store is awaited.
import ComposableArchitecture

@Reducer
struct Counter {
    @ObservableState
    struct State: Equatable { var count = 0 }
    enum Action { case tapped, loaded(Int) }
    var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@MainActor func test(store: TestStoreOf<Counter>) async {
#if AUDIT_CONTROL
    await store.send(.tapped)
#else
    store.send(.tapped)
#endif
}
