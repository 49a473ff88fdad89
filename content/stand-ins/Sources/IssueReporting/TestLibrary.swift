/// The test library that the running program is linked with.
protocol TestLibrary: Sendable {
    /// The identity of the test that the current task belongs to.
    var currentTest: AnyHashable? { get }

    /// Makes the current test fail, or the whole run when there is no current test.
    func recordIssue(_ message: String, at place: IssuePlace)

    /// Runs the body; makes the current test fail unless the body records an issue.
    func expectIssue(
        _ message: String?,
        isIntermittent: Bool,
        at place: IssuePlace,
        _ body: () throws -> Void
    )

    /// Runs the body; makes the current test fail unless the body records an issue.
    func expectIssue(
        _ message: String?,
        isIntermittent: Bool,
        isolation: isolated (any Actor)?,
        at place: IssuePlace,
        _ body: () async throws -> Void
    ) async
}

/// The test library of this program; nil when it is no test.
let testLibrary: (any TestLibrary)? = {
    guard let comment = _typeByName("7Testing7CommentV") as? any RawRepresentable.Type,
        let location = _typeByName("7Testing14SourceLocationV"),
        let issue = _typeByName("7Testing5IssueV"),
        let test = _typeByName("7Testing4TestV") as? any Identifiable.Type
    else { return nil }
    func open<Comment: RawRepresentable, Test: Identifiable>(
        _: Comment.Type,
        _: Test.Type
    ) -> (any TestLibrary)? {
        func open<Location>(_: Location.Type) -> (any TestLibrary)? {
            func open<Issue>(_: Issue.Type) -> (any TestLibrary)? {
                SwiftTesting<Comment, Location, Issue, Test>()
            }
            return _openExistential(issue, do: open)
        }
        return _openExistential(location, do: open)
    }
    return open(comment, test)
}()
