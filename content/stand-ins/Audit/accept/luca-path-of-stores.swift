// A typed navigation stack whose path holds stores, compared by identity.
import SwiftUI

@MainActor @Observable final class DetailStore { let title = "detail" }

@MainActor @Observable final class RootStore {
    enum Path: Hashable {
        case detail(DetailStore)

        static func == (lhs: Path, rhs: Path) -> Bool { lhs.id == rhs.id }

        func hash(into hasher: inout Hasher) { hasher.combine(id) }

        private var id: ObjectIdentifier {
            switch self {
            case .detail(let store): ObjectIdentifier(store)
            }
        }
    }

    var path: [Path] = []
}

struct RootView: View {
    @State var store = RootStore()

    var body: some View {
        NavigationStack(path: $store.path) {
            Button("Open") { store.path.append(.detail(DetailStore())) }
                .navigationDestination(for: RootStore.Path.self) { path in
                    switch path {
                    case .detail(let store): Text(store.title)
                    }
                }
        }
    }
}
