// State changes by actions alone.
import ComposableArchitecture

@Reducer
struct Counter {
    @ObservableState
    struct State: Equatable { var count = 0 }
    enum Action { case tapped, loaded(Int) }
    var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@MainActor func change(_ store: StoreOf<Counter>) {
#if AUDIT_CONTROL
    _ = store.count
#else
    store.count = 1
#endif
}
