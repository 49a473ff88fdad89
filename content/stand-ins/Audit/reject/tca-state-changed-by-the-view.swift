// A view sends what has happened; only the reducer changes the state.
import ComposableArchitecture
import SwiftUI

@Reducer
struct Feature {
    @ObservableState
    struct State: Equatable { var count = 0 }
    enum Action { case tapped, loaded(Int) }

    var body: some ReducerOf<Self> { EmptyReducer() }
}

struct FeatureView: View {
    let store: StoreOf<Feature>
    var body: some View {
#if AUDIT_CONTROL
        Button("Add") { store.send(.tapped) }
#else
        Button("Add") { store.count += 1 }
#endif
    }
}
