/// Runs code that has to report an issue; in a test, none is a failure.
public func withExpectedIssue(
    _ message: String? = nil,
    isIntermittent: Bool = false,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: () throws -> Void
) {
    guard let testLibrary else {
        withErrorReporting(catching: body)
        return
    }
    let place = IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    testLibrary.expectIssue(message, isIntermittent: isIntermittent, at: place, body)
}

/// Runs code that has to report an issue; in a test, none is a failure.
public func withExpectedIssue(
    _ message: String? = nil,
    isIntermittent: Bool = false,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: () async throws -> Void
) async {
    guard let testLibrary else {
        await withErrorReporting(catching: body)
        return
    }
    let place = IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    await testLibrary.expectIssue(
        message,
        isIntermittent: isIntermittent,
        isolation: isolation,
        at: place,
        body
    )
}
