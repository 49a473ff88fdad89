// Only the methods of a Mac's delegate are on the main actor, not what is added beside them.
import AppKit

@MainActor final class Store { var count = 0 }

final class Delegate: NSObject, NSApplicationDelegate {
#if AUDIT_CONTROL
    @MainActor func note(_ store: Store) { store.count += 1 }
#else
    func note(_ store: Store) { store.count += 1 }
#endif
}
