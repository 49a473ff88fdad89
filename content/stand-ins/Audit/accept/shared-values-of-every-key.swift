import Foundation
import IdentifiedCollections
import Sharing

struct Settings: Codable, Equatable, Sendable {
    var name = ""
    var size: Int?
}

struct Todo: Equatable, Identifiable, Sendable {
    let id: UUID
    var title = ""
}

enum Theme: String, Sendable { case light, dark }

extension SharedKey where Self == FileStorageKey<Settings>.Default {
    static var settings: Self {
        Self[.fileStorage(.temporaryDirectory.appending(path: "settings.json")), default: Settings()]
    }
}

extension SharedKey where Self == InMemoryKey<Int> {
    static var count: Self { inMemory("count") }
}

struct State: Equatable {
    @Shared(.settings) var settings
    @Shared(.count) var count = 0
    @Shared(.inMemory("todos")) var todos: IdentifiedArrayOf<Todo> = []
    @Shared(.appStorage("theme")) var theme = Theme.light
    @Shared(.appStorage("isOn")) var isOn = false
    @Shared(.appStorage("user")) var user: String?
    @SharedReader(.count) var reader = 1
    @Shared var given: Int
}

struct Child: Equatable { @Shared var title: String }

func uses(_ state: inout State) async throws {
    state.$count.withLock { $0 += state.reader }
    let title = state.$settings.withLock { settings in
        settings.name = "new"
        return settings.name
    }
    let child = Child(title: state.$settings.name)
    child.$title.withLock { $0 = title }
    if let size = Shared(state.$settings.size) { size.withLock { $0 += 1 } }
    for id in state.todos.ids { _ = Shared(state.$todos[id: id])?.title }
    state.$given = Shared(value: 3)
    let count: SharedReader<Int> = state.$todos.count
    _ = State(given: Shared(value: count.wrappedValue))
    try await state.$settings.load()
    try await state.$settings.save()
    Task { [count = state.$count] in count.withLock { $0 = 0 } }
}
