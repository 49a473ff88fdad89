// An id is Sendable.
import ComposableArchitecture

@Reducer
struct Counter {
    @ObservableState
    struct State: Equatable { var count = 0 }
    enum Action { case tapped, loaded(Int) }
    var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

struct Value: Hashable {}

final class Reference: Hashable {
    var name = ""
    static func == (lhs: Reference, rhs: Reference) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) {}
}

func effect(_ action: Counter.Action) -> Effect<Counter.Action> {
#if AUDIT_CONTROL
    .cancel(id: Value())
#else
    .cancel(id: Reference())
#endif
}
