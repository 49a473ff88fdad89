// The default of an entry is made on no actor.
import SwiftUI

@MainActor final class Store {
#if AUDIT_CONTROL
    nonisolated init() {}
#else
    init() {}
#endif
}

extension EnvironmentValues {
    @Entry var store: Store = Store()
}
