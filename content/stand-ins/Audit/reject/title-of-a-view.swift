// A title is a text, not any view.
import SwiftUI

struct Screen: View {
    var body: some View {
#if AUDIT_CONTROL
        Text("x").navigationTitle(Text("title"))
#else
        Text("x").navigationTitle { Text("title") }
#endif
    }
}
