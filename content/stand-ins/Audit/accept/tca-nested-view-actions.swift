// Actions split by audience, sent with @ViewAction.
import ComposableArchitecture
import SwiftUI

@Reducer
struct Login {
    @ObservableState
    struct State: Equatable {
        var name = ""
        var isSecure = false
    }
    enum Action: ViewAction {
        case view(View)
        case delegate(Delegate)
        case response(String)

        @CasePathable
        enum View: BindableAction {
            case binding(BindingAction<State>)
            case loginTapped
        }
        @CasePathable
        enum Delegate: Equatable { case loggedIn }
    }
    var body: some ReducerOf<Self> {
        BindingReducer(action: \.view)
        Reduce { state, action in
            switch action {
            case .view(.binding): return .none
            case .view(.loginTapped): return .send(.delegate(.loggedIn))
            case .delegate, .response: return .none
            }
        }
    }
}

@ViewAction(for: Login.self)
struct LoginView: View {
    @Bindable var store: StoreOf<Login>
    var body: some View {
        Form {
            TextField("Name", text: $store.name)
            Toggle("Secure", isOn: $store.isSecure)
            Button("Log in") { send(.loginTapped) }
        }
    }
}

@MainActor func test() async {
    let store = TestStore(initialState: Login.State()) { Login() }
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(\.view.binding.name, "a") { $0.name = "a" }
    await store.send(.view(.loginTapped))
    await store.receive(\.delegate.loggedIn)
    await store.receive(\.delegate, .loggedIn)
    await store.finish()
    await store.skipReceivedActions()
}
