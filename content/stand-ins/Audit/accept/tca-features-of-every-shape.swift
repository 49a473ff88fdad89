// Features with and without a body, generic ones, enums of state, search and its tests.
import ComposableArchitecture
import SwiftUI

@Reducer
struct Plain {
    struct State {}
    enum Action { case a }
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .a: return .none
        }
    }
}
@Reducer struct Bare {}
@Reducer
struct Generic<T: Equatable & Sendable> {
    @ObservableState struct State: Equatable { var value: T }
    enum Action { case set(T) }
    var body: some Reducer<State, Action> {
        Reduce<State, Action> { state, action in
            if case .set(let v) = action { state.value = v }
            return .none
        }
    }
}
@Reducer(state: .equatable, .sendable, action: .equatable)
enum Destination {
    case plain(Plain2)
    @ReducerCaseIgnored case sheet(Int)
    case none
}
@Reducer struct Plain2 {
    @ObservableState struct State: Equatable, Sendable {}
    enum Action: Equatable { case a }
    var body: some ReducerOf<Self> { EmptyReducer() }
}
@Reducer
struct Login {
    @ObservableState
    enum State: Equatable {
        case out(Out.State)
        case inside(In.State)
        init() { self = .out(Out.State()) }
    }
    enum Action {
        case out(Out.Action)
        case inside(In.Action)
    }
    @Reducer struct Out {
        @ObservableState struct State: Equatable {}
        enum Action { case go }
        var body: some ReducerOf<Self> { EmptyReducer() }
    }
    @Reducer struct In {
        @ObservableState struct State: Equatable {}
        enum Action { case back }
        var body: some ReducerOf<Self> { EmptyReducer() }
    }
    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .out(.go):
                state = .inside(In.State())
                return .none
            case .inside(.back):
                state = .out(Out.State())
                return .none
            }
        }
        .ifCaseLet(\.out, action: \.out) { Out() }
        .ifCaseLet(\.inside, action: \.inside) { In() }
    }
}
struct LoginView: View {
    let store: StoreOf<Login>
    var body: some View {
        switch store.state {
        case .out:
            if let store = store.scope(state: \.out, action: \.out) {
                Button("go") { store.send(.go) }
            }
        case .inside:
            if let store = store.scope(state: \.inside, action: \.inside) {
                Button("b") { store.send(.back, animation: .default) }
            }
        }
    }
}
@Reducer
struct Search {
    @ObservableState struct State: Equatable {
        var query = ""
        var results: [String] = []
        @ObservationStateIgnored var hidden = 0
    }
    enum Action: BindableAction, Sendable {
        case binding(BindingAction<State>)
        case response([String])
        case queryChanged(String)
        case queryChangeDebounced
    }
    enum CancelID { case search }
    @Dependency(\.mainActorClient) var client
    @Dependency(\.continuousClock) var clock
    var body: some ReducerOf<Self> {
        BindingReducer()
        Reduce { state, action in
            switch action {
            case .binding(\.query): return .send(.queryChangeDebounced)
            case .queryChangeDebounced:
                return .run { [query = state.query] send in
                    try await withTaskCancellation(id: CancelID.search, cancelInFlight: true) {
                        try await clock.sleep(for: .milliseconds(300))
                        await send(.response(try client.load(query)))
                    }
                }
            case .queryChanged(let q):
                state.query = q
                return q.isEmpty ? .cancel(id: CancelID.search) : .none
            case .response(let r):
                state.results = r
                return .none
            case .binding: return .none
            }
        }
        if true { EmptyReducer() }
        CombineReducers {
            EmptyReducer()
            EmptyReducer()
        }.dependency(\.continuousClock, ImmediateClock())
    }
}
@DependencyClient struct MainActorClient: Sendable {
    var load: @Sendable (String) throws -> [String]
}
extension MainActorClient: TestDependencyKey { static let testValue = Self() }
extension DependencyValues {
    var mainActorClient: MainActorClient {
        get { self[MainActorClient.self] }
        set { self[MainActorClient.self] = newValue }
    }
}
struct SearchView: View {
    @State private var store = Store(initialState: Search.State()) { Search() }
    var body: some View {
        WithPerceptionTracking {
            TextField("q", text: $store.query)
            TextField("q", text: $store.query.sending(\.queryChanged))
            ForEach(store.results, id: \.self) { Text($0) }
        }
        .task(id: store.query) {
            do {
                try await Task.sleep(for: .seconds(1))
                await store.send(.queryChangeDebounced).finish()
            } catch {}
        }
    }
}
@MainActor func f(store: StoreOf<Search>) async {
    let task: StoreTask = store.send(.response([]))
    await task.finish()
    task.cancel()
    _ = store.withState(\.query)
    _ = store.query
    _ = store.binding
    let t = TestStore(initialState: Search.State()) { Search() }
    t.timeout = .seconds(1)
    await t.receive(\.response) { $0.results = [] }
    await t.receive(\.response, ["a"])
    await t.receive { if case .response = $0 { true } else { false } }
    await t.receive(\.response, timeout: .seconds(1))
    await t.finish(timeout: .seconds(1))
    await t.withExhaustivity(.off) { await t.send(.response([])) }
}
extension Store where State == Search.State, Action == Search.Action { var binding: Int { 0 } }
