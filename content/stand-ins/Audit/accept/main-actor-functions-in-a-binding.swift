// A binding takes functions on the main actor, wherever it is made.
import SwiftUI

@MainActor final class Store {
    private var level = 1
    func read() -> Int { level }
    func write(_ level: Int) { self.level = level }
}

nonisolated func binding(_ store: Store) -> Binding<Int> {
    Binding(get: { @MainActor in store.read() }, set: { @MainActor in store.write($0) })
}

@MainActor func onTheActor(_ store: Store) -> Binding<Int> {
    Binding(get: store.read, set: store.write)
}
