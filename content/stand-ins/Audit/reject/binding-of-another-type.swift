// A text field edits a string.
import SwiftUI

struct Screen: View {
    @State private var text = ""
    @State private var count = 0
    var body: some View {
#if AUDIT_CONTROL
        TextField("x", text: $text)
#else
        TextField("x", text: $count)
#endif
    }
}
