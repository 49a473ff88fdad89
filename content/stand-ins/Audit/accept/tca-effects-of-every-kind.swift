// Effects: run, send, merge, concatenate, cancellation, errors.
import ComposableArchitecture

struct Failure: Error, Equatable {}

@Reducer
struct Search {
    @ObservableState
    struct State: Equatable {
        var query = ""
        var results: [String] = []
        var failed = false
    }
    enum Action {
        case queryChanged(String)
        case response(Result<[String], any Error>)
        case task, cancelTapped, both, tick
    }
    enum CancelID { case search, timer }
    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .queryChanged(let query):
                state.query = query
                guard !query.isEmpty else { return .cancel(id: CancelID.search) }
                return .run { send in
                    try await clock.sleep(for: .seconds(1))
                    await send(.response(.success([query])))
                } catch: { error, send in
                    await send(.response(.failure(error)))
                }
                .cancellable(id: CancelID.search, cancelInFlight: true)
            case .response(.success(let results)):
                state.results = results
                return .none
            case .response(.failure):
                state.failed = true
                return .none
            case .task:
                return .run(priority: .userInitiated) { [query = state.query] send in
                    await withThrowingTaskGroup(of: Void.self) { group in
                        group.addTask { await send(.queryChanged(query)) }
                    }
                    for await _ in clock.timer(interval: .seconds(1)) {
                        await send(.tick, animation: .default)
                    }
                }
                .cancellable(id: CancelID.timer)
            case .cancelTapped:
                return .merge(.cancel(id: CancelID.search), .cancel(id: CancelID.timer))
            case .both:
                return .concatenate(.send(.tick), .run { _ in })
            case .tick: return .none
            }
        }
    }
}
