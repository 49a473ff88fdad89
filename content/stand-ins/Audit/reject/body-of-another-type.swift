// A body that is no view.
import SwiftUI

struct Screen: View {
#if AUDIT_CONTROL
    var body: some View { Text("x") }
#else
    var body: String { "x" }
#endif
}
