// The action of `task` does not throw.
import SwiftUI

func load() async throws {}

struct Screen: View {
    var body: some View {
#if AUDIT_CONTROL
        Text("x").task { try? await load() }
#else
        Text("x").task { try await load() }
#endif
    }
}
