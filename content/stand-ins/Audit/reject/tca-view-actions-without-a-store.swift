// @ViewAction needs a property named store.
import ComposableArchitecture
import SwiftUI

@Reducer
struct Login {
    @ObservableState
    struct State: Equatable {}
    enum Action: ViewAction {
        case view(View)
        enum View { case tapped }
    }
    var body: some ReducerOf<Self> { EmptyReducer() }
}

#if AUDIT_CONTROL
@ViewAction(for: Login.self)
struct LoginView: View {
    let store: StoreOf<Login>
    var body: some View { Text("x") }
}
#else
@ViewAction(for: Login.self)
struct LoginView: View {
    let login: StoreOf<Login>
    var body: some View { Text("x") }
}
#endif
