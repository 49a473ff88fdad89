// A navigation stack whose screens are the cases of an enum.
import ComposableArchitecture
import SwiftUI

@Reducer
struct Detail {
    @ObservableState
    struct State: Equatable { var name = "" }
    enum Action: BindableAction {
        case binding(BindingAction<State>)
        case closeTapped
    }
    @Dependency(\.dismiss) var dismiss
    var body: some ReducerOf<Self> {
        BindingReducer()
        Reduce { state, action in
            switch action {
            case .binding(\.name): return .none
            case .binding: return .none
            case .closeTapped: return .run { _ in await dismiss() }
            }
        }
    }
}

@Reducer
struct Settings {
    @ObservableState
    struct State: Equatable {}
    enum Action { case tapped }
}

@Reducer
struct Root {
    @Reducer(state: .equatable)
    enum Path {
        case detail(Detail)
        case settings(Settings)
    }
    @ObservableState
    struct State: Equatable { var path = StackState<Path.State>() }
    enum Action {
        case path(StackActionOf<Path>)
        case detailTapped
        case popToRoot
    }
    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .detailTapped:
                state.path.append(.detail(Detail.State()))
                return .none
            case .popToRoot:
                state.path.removeAll()
                return .none
            case .path(.element(id: let id, action: .detail(.closeTapped))):
                state.path[id: id, case: \.detail]?.name = "closed"
                state.path.pop(from: id)
                return .none
            case .path: return .none
            }
        }
        .forEach(\.path, action: \.path)
    }
}

struct DetailView: View {
    @Bindable var store: StoreOf<Detail>
    var body: some View { TextField("Name", text: $store.name) }
}

struct RootView: View {
    @Bindable var store: StoreOf<Root>
    var body: some View {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            List {
                NavigationLink("Detail", state: Root.Path.State.detail(Detail.State()))
                NavigationLink(state: Root.Path.State.settings(Settings.State())) {
                    Text("Settings")
                }
            }
        } destination: { store in
            switch store.case {
            case .detail(let store): DetailView(store: store)
            case .settings(let store): Button("x") { store.send(.tapped) }
            }
        }
    }
}

@MainActor func test() async {
    let store = TestStore(
        initialState: Root.State(path: StackState([.detail(Detail.State())]))
    ) { Root() }
    await store.send(\.path[id: 0].detail.binding.name, "a") {
        $0.path[id: 0, case: \.detail]?.name = "a"
    }
    await store.send(.path(.push(id: 1, state: .settings(Settings.State())))) {
        $0.path[id: 1] = .settings(Settings.State())
    }
    await store.send(\.path.popFrom, 1) { $0.path.pop(from: 1) }
    await store.receive(\.path.popFrom)
    _ = store.state.path.ids.last
}
