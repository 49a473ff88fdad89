import Dependencies
import DependenciesMacros
import Testing

@DependencyClient
struct Mail: Sendable {
    var fetch: @Sendable (_ id: Int) async throws -> String
    var send: @Sendable (_ text: String, _ to: String) async -> Void
    var isOnline: @Sendable () -> Bool = { false }
    var draft: @Sendable () -> String?
    @DependencyEndpoint(method: "count")
    var countOfFolder: @Sendable (_ folder: String) -> Int = { _ in -1 }
    var retries = 2
}

extension Mail: TestDependencyKey {
    static let testValue = Mail()
}

@Suite struct DependencyClientTests {
    @Test func aMissingThrowingEndpointReportsAndThrows() async {
        await withKnownIssue {
            await #expect(throws: Unimplemented.self) { try await Mail().fetch(id: 1) }
        } matching: { issue in
            issue.comments.map(\.rawValue) == ["Unimplemented: 'Mail.fetch'"]
        }
    }

    @Test func aMissingEndpointReportsAndGivesItsDefault() async {
        let mail = Mail()
        withKnownIssue { #expect(!mail.isOnline()) }
        withKnownIssue { #expect(mail.draft() == nil) }
        withKnownIssue { #expect(mail.count(folder: "in") == -1) }
        await withKnownIssue { await mail.send(text: "", to: "") }
    }

    @Test func aGivenEndpointIsCalled() async throws {
        var mail = Mail()
        mail.fetch = { "mail \($0)" }
        mail.countOfFolder = { $0.count }
        #expect(try await mail.fetch(id: 3) == "mail 3")
        #expect(mail.count(folder: "box") == 3)
        #expect(mail.retries == 2)
        #expect(Mail(retries: 5).retries == 5)
    }

    @Test func allEndpointsCanBeGivenAtOnce() async {
        let sent = LockIsolated<[String]>([])
        let mail = Mail(
            fetch: { _ in "" },
            send: { text, name in sent.withValue { $0.append("\(text) \(name)") } },
            isOnline: { true },
            draft: { "draft" },
            countOfFolder: { _ in 0 }
        )
        await mail.send(text: "hello", to: "you")
        #expect(sent.value == ["hello you"])
        #expect(mail.isOnline() && mail.draft() == "draft")
    }

    @Test func oneEndpointIsOverriddenInATest() async throws {
        @Dependency(Mail.self) var mail
        let text = try await withDependencies {
            $0[Mail.self].fetch = { _ in "overridden" }
        } operation: {
            try await mail.fetch(id: 1)
        }
        #expect(text == "overridden")
    }
}
