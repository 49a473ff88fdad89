// Every path of a reducer returns an effect.
import ComposableArchitecture

@Reducer
struct Feature {
    @ObservableState
    struct State: Equatable { var count = 0 }
    enum Action { case tapped }
    var body: some ReducerOf<Self> {
        Reduce { (state: inout State, action: Action) -> Effect<Action> in
            state.count += 1
#if AUDIT_CONTROL
            return .none
#else

#endif
        }
    }
}
