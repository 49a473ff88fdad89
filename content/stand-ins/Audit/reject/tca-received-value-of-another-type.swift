// The expected value has the type of the case.
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
    await store.receive(\.loaded, 1)
#else
    await store.receive(\.loaded, "one")
#endif
}
