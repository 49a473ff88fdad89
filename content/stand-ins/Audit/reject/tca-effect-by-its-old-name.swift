// Effects are made by run.
import ComposableArchitecture

@Reducer
struct Counter {
    @ObservableState
    struct State: Equatable { var count = 0 }
    enum Action { case tapped, loaded(Int) }
    var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

func effect(_ action: Counter.Action) -> Effect<Counter.Action> {
#if AUDIT_CONTROL
    .run { _ in }
#else
    .fireAndForget {}
#endif
}
