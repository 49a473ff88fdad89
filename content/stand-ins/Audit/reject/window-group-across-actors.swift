// A group of windows does not cross actors.
import SwiftUI

func keep(_ value: some Sendable) {}

@MainActor func pass() {
#if AUDIT_CONTROL
    keep(Text("x"))
#else
    keep(WindowGroup { Text("x") })
#endif
}
