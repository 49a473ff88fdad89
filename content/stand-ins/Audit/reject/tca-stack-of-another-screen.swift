// A stack holds the enum of its screens.
import ComposableArchitecture

@Reducer
struct Child {
    @ObservableState
    struct State: Equatable, Identifiable {
        let id: Int
        var count = 0
    }
    enum Action { case tapped }
    var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
enum Path { case child(Child) }

func push(_ path: inout StackState<Path.State>) {
#if AUDIT_CONTROL
    path.append(.child(Child.State(id: 1)))
#else
    path.append(Child.State(id: 1))
#endif
}
