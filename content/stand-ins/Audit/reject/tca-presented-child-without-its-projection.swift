// A presented child is run on the projection, which knows whether it is presented.
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
struct Parent {
    @ObservableState
    struct State: Equatable { @Presents var child: Child.State? }
    enum Action { case child(PresentationAction<Child.Action>) }
    var body: some ReducerOf<Self> {
        EmptyReducer()
#if AUDIT_CONTROL
            .ifLet(\.$child, action: \.child) { Child() }
#else
            .ifLet(\.child, action: \.child) { Child() }
#endif
    }
}
