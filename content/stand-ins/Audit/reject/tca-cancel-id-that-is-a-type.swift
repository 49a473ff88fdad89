// A type is no longer an id.
import ComposableArchitecture

@Reducer
struct Counter {
    @ObservableState
    struct State: Equatable { var count = 0 }
    enum Action { case tapped, loaded(Int) }
    var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

enum ID { case one }

func effect(_ action: Counter.Action) -> Effect<Counter.Action> {
#if AUDIT_CONTROL
    .cancel(id: ID.one)
#else
    .cancel(id: ID.self)
#endif
}
