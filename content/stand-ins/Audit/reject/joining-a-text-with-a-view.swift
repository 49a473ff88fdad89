// Texts are joined before they become views.
import SwiftUI

struct Screen: View {
    var body: some View {
#if AUDIT_CONTROL
        Text("a") + Text("b").bold()
#else
        Text("a") + Text("b").padding()
#endif
    }
}
