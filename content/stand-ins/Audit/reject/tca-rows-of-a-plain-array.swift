// Rows are told apart by their identity.
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

struct State: Equatable {
#if AUDIT_CONTROL
    var rows: IdentifiedArrayOf<Child.State> = []
#else
    var rows: [Child.State] = []
#endif
}

@CasePathable
enum Action { case rows(IdentifiedActionOf<Child>) }

@MainActor func rows() -> some Reducer<State, Action> {
    EmptyReducer().forEach(\.rows, action: \.rows) { Child() }
}
