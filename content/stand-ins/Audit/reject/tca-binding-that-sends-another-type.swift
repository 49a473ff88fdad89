// A binding sends an action of its own type.
import ComposableArchitecture
import SwiftUI

@Reducer
struct Form {
    @ObservableState
    struct State: Equatable { var name = "" }
    enum Action: BindableAction { case binding(BindingAction<State>), nameChanged(String) }
    var body: some ReducerOf<Self> { BindingReducer() }
}

@Reducer
struct Fixed {
    @ObservableState
    struct State: Equatable { var name = "" }
    enum Action { case nameChanged(String) }
}

struct Fields: View {
    @Bindable var store: StoreOf<Fixed>
#if AUDIT_CONTROL
    var body: some View { TextField("Name", text: $store.name.sending(\.nameChanged)) }
#else
    var body: some View { TextField("Name", text: $store.name.sending(\.missing)) }
#endif
}
