// The store held once by `@StateObject`, by way of an empty conformance.
import SwiftUI

@MainActor @Observable final class ContentStore {
    var name = ""
    func send(_ name: String) async { self.name = name }
}

extension ContentStore: ObservableObject {}

struct ContentView: View {
    @StateObject var store: ContentStore

    init(name: String) {
        _store = StateObject(wrappedValue: ContentStore())
    }

    var body: some View {
        TextField("Name", text: $store.name)
            .onSubmit { Task { await store.send("x") } }
        ChildView(store: store)
    }
}

struct ChildView: View {
    @Bindable var store: ContentStore
    var body: some View { TextField("Name", text: $store.name) }
}
