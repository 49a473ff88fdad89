import Dependencies
import Foundation

private enum LimitKey: DependencyKey {
    static let liveValue = 10
    static let testValue = 1
}

struct Store: DependencyKey, Sendable {
    var load: @Sendable () async throws -> [String]
    static let liveValue = Store(load: { [] })
    static let previewValue = Store(load: { ["preview"] })
}

extension DependencyValues {
    var limit: Int {
        get { self[LimitKey.self] }
        set { self[LimitKey.self] = newValue }
    }
}

@MainActor
final class Model {
    @Dependency(\.limit) var limit
    @Dependency(\.uuid) private var uuid
    @Dependency(\.date.now) var now: Date
    @Dependency(\.continuousClock) var clock
    @Dependency(Store.self) var store
    var items: [String] = []

    func load() async throws {
        try await clock.sleep(for: .seconds(1))
        for await _ in clock.timer(interval: .seconds(1)) { break }
        items = try await store.load() + ["\(uuid()) \(now)"]
    }
}

@MainActor
func overrides() async throws {
    let model = withDependencies {
        $0.limit = 3
        $0.uuid = .incrementing
        $0.date.now = Date(timeIntervalSince1970: 0)
        $0.date = .constant(.distantPast)
        $0.continuousClock = ImmediateClock()
        $0[Store.self] = Store(load: { ["test"] })
        $0.context = .preview
        $0.locale = Locale(identifier: "de")
        $0.calendar.timeZone = .gmt
    } operation: {
        Model()
    }
    try await withDependencies {
        $0.uuid = .constant(UUID(7))
    } operation: {
        try await model.load()
    }
    let child = withDependencies(from: model) { Model() }
    withEscapedDependencies { values in
        _ = Task.detached { values.yield { Dependency(\.limit).wrappedValue } }
    }
    prepareDependencies { $0.limit = 4 }
    _ = child.limit
}
