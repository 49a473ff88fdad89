// @Presents is for optional state.
import ComposableArchitecture

@Reducer
struct Counter {
    @ObservableState
    struct State: Equatable { var count = 0 }
    enum Action { case tapped, loaded(Int) }
    var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@ObservableState
struct ParentState: Equatable {
#if AUDIT_CONTROL
    @Presents var child: Counter.State?
#else
    @Presents var child: Counter.State = Counter.State()
#endif
}
