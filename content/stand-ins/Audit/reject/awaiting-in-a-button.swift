// The action of a button is synchronous.
import SwiftUI

func load() async {}

struct Screen: View {
    var body: some View {
#if AUDIT_CONTROL
        Button("x") { Task { await load() } }
#else
        Button("x") { await load() }
#endif
    }
}
