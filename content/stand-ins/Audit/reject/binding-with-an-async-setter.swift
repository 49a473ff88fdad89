// The setter of a binding is synchronous.
import SwiftUI

@MainActor final class Store {
    var value = 0
    func set(_ value: Int) async { self.value = value }
}

@MainActor func make(_ store: Store) -> Binding<Int> {
#if AUDIT_CONTROL
    Binding(get: { store.value }, set: { value in Task { await store.set(value) } })
#else
    Binding(get: { store.value }, set: { await store.set($0) })
#endif
}
