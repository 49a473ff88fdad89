// The actions of a store are those of its feature.
import ComposableArchitecture

@Reducer
struct Counter {
    @ObservableState
    struct State: Equatable { var count = 0 }
    enum Action { case tapped, loaded(Int) }
    var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@MainActor func act(_ store: StoreOf<Counter>) {
#if AUDIT_CONTROL
    store.send(.tapped)
#else
    store.send(.missing)
#endif
}
