// The actions of rows name the row.
import ComposableArchitecture

@Reducer
struct Counter {
    @ObservableState
    struct State: Equatable { var count = 0 }
    enum Action { case tapped, loaded(Int) }
    var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@Reducer
struct Row {
    @ObservableState
    struct State: Equatable, Identifiable { let id: Int }
    enum Action { case tapped }
}

@Reducer
struct Parent {
    @ObservableState
    struct State: Equatable { var rows: IdentifiedArrayOf<Row.State> = [] }
    enum Action { case rows(IdentifiedActionOf<Row>), row(Row.Action) }
    var body: some ReducerOf<Self> {
#if AUDIT_CONTROL
        EmptyReducer().forEach(\.rows, action: \.rows) { Row() }
#else
        EmptyReducer().forEach(\.rows, action: \.row) { Row() }
#endif
    }
}
