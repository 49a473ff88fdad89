// A switch over the case of a store names all cases.
import ComposableArchitecture

@Reducer
struct Counter {
    @ObservableState
    struct State: Equatable { var count = 0 }
    enum Action { case tapped, loaded(Int) }
    var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@Reducer
enum Destination {
    case counter(Counter)
    case help
}

@MainActor func count(_ store: StoreOf<Destination>) -> Int {
    switch store.case {
    case .counter(let store): store.count
#if AUDIT_CONTROL
    case .help: 0
#else

#endif
    }
}
