#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reports a mistake: it fails the running test, and is a warning on standard error elsewhere.
public func reportIssue(
    _ message: @autoclosure () -> String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) {
    report(
        message() ?? "",
        at: IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
}

/// Reports an error that was caught.
public func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) {
    report(
        "Caught error: \(error)" + (message().map { ": \($0)" } ?? ""),
        at: IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
}

private func report(_ message: String, at reported: IssuePlace) {
    let place = IssuePlace.context ?? reported
    if let testLibrary {
        testLibrary.recordIssue(message, at: place)
    } else {
        let text = message.isEmpty ? "an issue was reported" : message
        let line = Array("\(place.fileID):\(place.line): warning: \(text)\n".utf8)
        _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}

/// Runs the operation and reports the error that it throws; nil after an error.
@discardableResult
public func withErrorReporting<R>(
    _ message: @autoclosure () -> String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    catching body: () throws -> R
) -> R? {
    do {
        return try body()
    } catch {
        reportIssue(
            error,
            message(),
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
        )
        return nil
    }
}

/// Runs the operation and reports the error that it throws; nil after an error.
@discardableResult
public func withErrorReporting<R>(
    _ message: @autoclosure () -> String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    isolation: isolated (any Actor)? = #isolation,
    catching body: () async throws -> R
) async -> R? {
    do {
        return try await body()
    } catch {
        reportIssue(
            error,
            message(),
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
        )
        return nil
    }
}
