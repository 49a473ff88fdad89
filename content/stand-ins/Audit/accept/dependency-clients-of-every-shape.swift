import Dependencies
import DependenciesMacros
import Foundation

@DependencyClient
public struct ProfileClient: Sendable {
    public var fetch: @Sendable (_ id: Int) async throws -> String
    public var save: @Sendable (_ name: String, _ in: URL) async throws -> Void
    public var forget: @Sendable () -> Void
    public var nickname: @Sendable (Int) -> String?
    public var isCached: @Sendable (_ id: Int) -> Bool = { _ in false }
    public var changes: @Sendable () -> AsyncStream<Int> = { .finished }
    @DependencyEndpoint(method: "fetch")
    public var fetchByName: @Sendable (_ name: String) async throws -> String
    public var onMain: @MainActor @Sendable (_ value: Int) -> Void
}

@DependencyClient
struct Mixed: Sendable {
    let region: String
    var limit = 10
    private var cache = [Int: Int]()
    var load: @Sendable (_ page: Int) async throws -> [Int]
    var summary: String { "\(region) \(limit)" }
    static let shared = Mixed(region: "eu")
}

extension ProfileClient: TestDependencyKey {
    public static let testValue = ProfileClient()
    public static let previewValue = ProfileClient(
        fetch: { "name \($0)" },
        save: { _, _ in },
        forget: {},
        nickname: { _ in nil },
        isCached: { _ in true },
        changes: { .never },
        fetchByName: { $0 },
        onMain: { _ in }
    )
}

extension ProfileClient: DependencyKey {
    public static var liveValue: ProfileClient {
        ProfileClient(
            fetch: { id in
                @Dependency(\.date.now) var now
                return "\(id) \(now)"
            },
            save: { name, url in try Data(name.utf8).write(to: url) },
            forget: {},
            nickname: { _ in nil },
            isCached: { _ in true },
            changes: { AsyncStream { $0.finish() } },
            fetchByName: { name in name },
            onMain: { value in MainActor.assertIsolated("\(value)") }
        )
    }
}

extension DependencyValues {
    public var profile: ProfileClient {
        get { self[ProfileClient.self] }
        set { self[ProfileClient.self] = newValue }
    }
}

func uses(_ client: ProfileClient) async throws {
    _ = try await client.fetch(id: 1) + client.fetch(name: "a")
    try await client.save(name: "a", in: URL(filePath: "/"))
    _ = client.isCached(id: 3)
    await client.onMain(value: 2)
    for await _ in client.changes() {}
    var changed = client
    changed.isCached = { $0 > 2 }
    _ = Mixed(region: "us", limit: 3).summary
}
