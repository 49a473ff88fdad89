// The values on a navigation stack are hashable.
import SwiftUI

#if AUDIT_CONTROL
struct Route: Hashable { var id = 1 }
#else
struct Route { var id = 1 }
#endif

struct Screen: View {
    var body: some View {
        Text("x").navigationDestination(for: Route.self) { Text("\($0.id)") }
    }
}
