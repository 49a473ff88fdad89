import ComposableArchitecture

#if AUDIT_CONTROL
@Reducer
struct Feature {
    @ObservableState
    struct State: Equatable { var count = 0 }
    enum Action { case tapped }
    var body: some ReducerOf<Self> { EmptyReducer() }
}
#else
@Reducer
struct Feature {
    @ObservableState
    struct State { var count = 0 }
    enum Action { case tapped }
    var body: some ReducerOf<Self> { EmptyReducer() }
}
#endif

@MainActor func test() async {
    let store = TestStore(initialState: Feature.State()) { Feature() }
    await store.send(.tapped) { $0.count = 1 }
}
