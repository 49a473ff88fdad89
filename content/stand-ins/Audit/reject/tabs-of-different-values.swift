// The tabs of one tab view share the type of the selection.
import SwiftUI

enum Page: Hashable { case one }

struct Screen: View {
    @State private var page = Page.one
    var body: some View {
        TabView(selection: $page) {
#if AUDIT_CONTROL
            Tab("1", systemImage: "1.circle", value: Page.one) { Text("1") }
#else
            Tab("1", systemImage: "1.circle", value: 1) { Text("1") }
#endif
        }
    }
}
