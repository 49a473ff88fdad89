// The actions of screens are a StackAction.
import ComposableArchitecture

@Reducer
struct Counter {
    @ObservableState
    struct State: Equatable { var count = 0 }
    enum Action { case tapped, loaded(Int) }
    var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@Reducer
struct Parent {
    @ObservableState
    struct State: Equatable { var path = StackState<Counter.State>() }
    enum Action { case path(StackActionOf<Counter>), other(Counter.Action) }
    var body: some ReducerOf<Self> {
#if AUDIT_CONTROL
        EmptyReducer().forEach(\.path, action: \.path) { Counter() }
#else
        EmptyReducer().forEach(\.path, action: \.other) { Counter() }
#endif
    }
}
