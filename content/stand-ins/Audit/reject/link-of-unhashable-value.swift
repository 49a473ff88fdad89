// The value of a link is hashable.
import SwiftUI

#if AUDIT_CONTROL
struct Route: Hashable { var id = 1 }
#else
struct Route { var id = 1 }
#endif

struct Screen: View {
    var body: some View { NavigationLink("x", value: Route()) }
}
