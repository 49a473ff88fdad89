// A number among the children is no view.
import SwiftUI

struct Screen: View {
    var body: some View {
        VStack {
            Text("x")
#if !AUDIT_CONTROL
            42
#endif
        }
    }
}
