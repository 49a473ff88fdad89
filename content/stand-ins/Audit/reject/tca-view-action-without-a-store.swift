import ComposableArchitecture
import SwiftUI

@Reducer
struct Feature {
    struct State {}
    enum Action: ViewAction {
        case view(View)
        enum View { case tapped }
    }
    var body: some ReducerOf<Self> { EmptyReducer() }
}

#if AUDIT_CONTROL
@ViewAction(for: Feature.self)
struct FeatureView: View {
    let store: StoreOf<Feature>
    var body: some View { Button("Add") { send(.tapped) } }
}
#else
@ViewAction(for: Feature.self)
struct FeatureView: View {
    var body: some View { Button("Add") { send(.tapped) } }
}
#endif
