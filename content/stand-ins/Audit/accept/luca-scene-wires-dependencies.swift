// A scene reads the dependencies from its environment and hands them to the root store.
import SwiftUI

public final class Dependencies: Sendable {
    static let shared = Dependencies()
    nonisolated init() {}
}

extension EnvironmentValues {
    @Entry public var dependencies = Dependencies.shared
}

@MainActor @Observable public final class HomeStore {
    public init(_ dependencies: Dependencies) {}
}

struct HomeView: View {
    @State var store: HomeStore
    var body: some View { Text("home") }
}

public struct HomeScene: Scene {
    @Environment(\.dependencies) private var dependencies

    public init() {}

    public var body: some Scene {
        WindowGroup {
            HomeView(store: HomeStore(dependencies))
        }
    }
}

@main
struct HomeApp: App {
    var body: some Scene { HomeScene() }
}
