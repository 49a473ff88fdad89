// A binding into the store needs an action that carries it.
import ComposableArchitecture
import SwiftUI

#if AUDIT_CONTROL
@Reducer
struct Feature {
    @ObservableState
    struct State: Equatable { var count = 0 }
    enum Action: BindableAction { case binding(BindingAction<State>) }
    var body: some ReducerOf<Self> { BindingReducer() }
}
#else
@Reducer
struct Feature {
    @ObservableState
    struct State: Equatable { var count = 0 }
    enum Action { case binding(BindingAction<State>) }
    var body: some ReducerOf<Self> { EmptyReducer() }
}
#endif

struct FeatureView: View {
    @Bindable var store: StoreOf<Feature>
    var body: some View { Stepper("Count", value: $store.count) }
}
