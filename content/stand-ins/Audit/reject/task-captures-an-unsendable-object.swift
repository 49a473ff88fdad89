// The action of `task` is Sendable: off the main actor it cannot share an object.
import SwiftUI

final class Counter { var count = 0 }

#if AUDIT_CONTROL
@MainActor func watch(_ counter: Counter) -> some View { Text("x").task { counter.count += 1 } }
#else
nonisolated func watch(_ counter: Counter) -> some View { Text("x").task { counter.count += 1 } }
#endif
