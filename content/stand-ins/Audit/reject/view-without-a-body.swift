// A view needs a body.
import SwiftUI

struct Screen: View {
#if AUDIT_CONTROL
    var body: some View { Text("x") }
#endif
}
