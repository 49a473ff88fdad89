// An effect may not use what others change.
import ComposableArchitecture

@Reducer
struct Counter {
    @ObservableState
    struct State: Equatable { var count = 0 }
    enum Action { case tapped, loaded(Int) }
    var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

final class Log { var count = 0 }

func effect(_ log: Log) -> Effect<Counter.Action> {
#if AUDIT_CONTROL
    .run { _ in print(Log().count) }
#else
    .run { _ in print(log.count) }
#endif
}
