// Keys are on no actor: a default on the main actor cannot be made there.
import SwiftUI

@MainActor final class Store: Sendable {
#if AUDIT_CONTROL
    nonisolated init() {}
#else
    init() {}
#endif
}

struct StoreKey: EnvironmentKey {
    static let defaultValue = Store()
}
