// An effect runs wherever; what it takes along has to be sendable.
import ComposableArchitecture

final class Box { var count = 0 }

@Reducer
struct Feature {
    @ObservableState
    struct State {
        var box = Box()
        var count = 0
    }
    enum Action { case tapped }
    var body: some ReducerOf<Self> {
        Reduce { state, action in
#if AUDIT_CONTROL
            .run { [count = state.count] _ in print(count) }
#else
            .run { [box = state.box] _ in print(box.count) }
#endif
        }
    }
}
