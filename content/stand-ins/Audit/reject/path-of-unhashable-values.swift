// The elements of a path are hashable.
import SwiftUI

#if AUDIT_CONTROL
struct Route: Hashable { var id = 1 }
#else
struct Route { var id = 1 }
#endif

struct Screen: View {
    @State private var path: [Route] = []
    var body: some View { NavigationStack(path: $path) { Text("x") } }
}
