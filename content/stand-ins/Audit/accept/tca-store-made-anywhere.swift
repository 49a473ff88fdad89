// The store's isolation came later than the store: a nonisolated function is only warned.
import ComposableArchitecture

@Reducer
struct Timer {
    @ObservableState
    struct State: Equatable { var ticks = 0 }
    enum Action { case ticked }
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
        state.ticks += 1
        return .none
    }
}

nonisolated func make() -> StoreOf<Timer> {
    Store(initialState: Timer.State()) { Timer() }
}
