// A presented child is named by its projection.
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
    struct State: Equatable { @Presents var child: Counter.State? }
    enum Action { case child(PresentationAction<Counter.Action>) }
    var body: some ReducerOf<Self> {
#if AUDIT_CONTROL
        EmptyReducer().ifLet(\.$child, action: \.child) { Counter() }
#else
        EmptyReducer().ifLet(\.child, action: \.child) { Counter() }
#endif
    }
}
