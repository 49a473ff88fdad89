// A view that uses $store declares it @Bindable.
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
#if AUDIT_CONTROL
    @Bindable var store: StoreOf<Form>
#else
    let store: StoreOf<Form>
#endif
    var body: some View { TextField("Name", text: $store.name) }
}
