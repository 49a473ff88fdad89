// The closure that catches is the last one to.
import ComposableArchitecture

@Reducer
struct Feature {
    @ObservableState
    struct State: Equatable { var count = 0 }
    enum Action { case tapped, loaded(Int) }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            .run { _ in
                throw CancellationError()
            } catch: { error, send in
#if AUDIT_CONTROL
                await send(.tapped)
#else
                throw error
#endif
            }
        }
    }
}
