// A style of buttons does not fit a list.
import SwiftUI

struct Screen: View {
    var body: some View {
#if AUDIT_CONTROL
        List { Text("x") }.listStyle(.plain)
#else
        List { Text("x") }.listStyle(.borderedProminent)
#endif
    }
}
