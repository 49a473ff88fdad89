// What can be stored is a closed list.
import SwiftUI

struct Point: Equatable { var x = 0 }

struct Screen: View {
#if AUDIT_CONTROL
    @AppStorage("point") private var point = 0
#else
    @AppStorage("point") private var point = Point()
#endif
    var body: some View { Text("x") }
}
