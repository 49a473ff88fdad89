// The action of `onAppear` is synchronous.
import SwiftUI

func load() async {}

struct Screen: View {
    var body: some View {
#if AUDIT_CONTROL
        Text("x").task { await load() }
#else
        Text("x").onAppear { await load() }
#endif
    }
}
