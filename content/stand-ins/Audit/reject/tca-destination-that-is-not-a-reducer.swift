// A case of destinations holds a reducer, unless it is ignored.
import ComposableArchitecture

@Reducer
struct Counter {
    @ObservableState
    struct State: Equatable { var count = 0 }
    enum Action { case tapped, loaded(Int) }
    var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

#if AUDIT_CONTROL
@Reducer
enum Destination {
    case counter(Counter)
    @ReducerCaseIgnored case note(String)
}
#else
@Reducer
enum Destination {
    case counter(Counter)
    case note(String)
}
#endif
