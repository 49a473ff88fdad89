import SwiftUI

struct Switches: View {
    @Environment(\.scenePhase) private var phase
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        switch scheme {
        case .light: Text("light")
        case .dark: Text("dark")
        @unknown default: Text("new")
        }
        switch phase {
        case .active: Text("active")
        default: Text("not active")
        }
    }

    // Apple has frozen this one.
    func name(of edge: Edge) -> String {
        switch edge {
        case .top: "top"
        case .leading: "leading"
        case .bottom: "bottom"
        case .trailing: "trailing"
        }
    }
}
