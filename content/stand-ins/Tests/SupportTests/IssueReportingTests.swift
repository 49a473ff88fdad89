import IssueReporting
import Testing

@Suite struct IssueReportingTests {
    private struct Oops: Error {}

    @Test func aReportIsAnIssueOfTheTest() {
        withKnownIssue {
            reportIssue("broken")
        } matching: { issue in
            issue.comments.map(\.rawValue) == ["broken"]
                && issue.sourceLocation?.fileID.hasSuffix("IssueReportingTests.swift") == true
        }
    }

    @Test func anErrorIsAnIssueToo() {
        withKnownIssue {
            #expect(withErrorReporting { throw Oops() } == nil)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("Oops") }
        }
    }

    @Test func anExpectedIssueIsNoFailure() async {
        withExpectedIssue { reportIssue() }
        await withExpectedIssue {
            await Task.yield()
            reportIssue()
        }
    }

    @Test func anExpectedIssueThatIsMissingIsOne() async {
        withKnownIssue { withExpectedIssue {} }
        await withKnownIssue { await withExpectedIssue { await Task.yield() } }
    }

    @Test func theTestIsKnown() async throws {
        #expect(isTesting)
        let context = try #require(TestContext.current)
        #expect(context.isSwiftTesting)
        #expect(await Task { TestContext.current }.value == context)
        #expect(await Task.detached { TestContext.current }.value == .swiftTesting(nil))
    }

    @Test func anUnimplementedFunctionReports() async throws {
        let plain: @Sendable (Int, String) -> Int = unimplemented("plain", placeholder: 4)
        let empty: @Sendable (Int) -> Void = unimplemented("empty")
        let failing: @Sendable (Int) async throws -> Int = unimplemented("failing")
        withExpectedIssue { #expect(plain(1, "") == 4) }
        withExpectedIssue { empty(1) }
        await withExpectedIssue {
            await #expect(throws: UnimplementedFailure.self) { try await failing(1) }
        }
    }
}
