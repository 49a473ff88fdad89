// forEach works on an identified array.
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
    struct State: Equatable { var rows: IdentifiedArrayOf<Row.State> = []; var plain: [Row.State] = [] }
    enum Action { case rows(IdentifiedActionOf<Row>) }
    var body: some ReducerOf<Self> {
#if AUDIT_CONTROL
        EmptyReducer().forEach(\.rows, action: \.rows) { Row() }
#else
        EmptyReducer().forEach(\.plain, action: \.rows) { Row() }
#endif
    }
}
