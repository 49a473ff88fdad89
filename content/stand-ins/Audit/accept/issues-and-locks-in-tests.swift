import ConcurrencyExtras
import IssueReporting

struct Failure: Error {}

struct Client: Sendable {
    var load: @Sendable (Int, String) async throws -> [Int] = unimplemented("Client.load")
    var count: @Sendable () -> Int = unimplemented("Client.count", placeholder: 0)
    var forget: @Sendable (Int) async -> Void = unimplemented("Client.forget")
}

func reports(_ client: Client) async {
    guard TestContext.current == nil, !isTesting else { return reportIssue("in a test") }
    reportIssue(Failure(), "unexpected")
    withExpectedIssue { reportIssue() }
    await withExpectedIssue(isIntermittent: true) { await client.forget(1) }
    let value: Int? = withErrorReporting { throw Failure() }
    let count = LockIsolated(value ?? client.count())
    await withTaskGroup(of: Void.self) { group in
        for _ in 0..<3 { group.addTask { count.withValue { $0 += 1 } } }
    }
    count.setValue(count.value + 1)
    for await number in [1, 2].async().eraseToStream() { print(number) }
    await Task.megaYield()
}

extension Array where Element: Sendable {
    func async() -> AsyncStream<Element> {
        AsyncStream { continuation in
            for element in self { continuation.yield(element) }
            continuation.finish()
        }
    }
}
