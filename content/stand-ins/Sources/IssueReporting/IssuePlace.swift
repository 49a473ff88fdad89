/// Where the mistake is that an issue speaks of.
struct IssuePlace: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// Where everything that is reported now is said to be.
    @TaskLocal static var context: IssuePlace?

    /// The file as `Module/Name.swift`, which is what Swift Testing insists on.
    var checkedFileID: String {
        let text = "\(fileID)"
        return text.contains("/") ? text : "unknown/\(text)"
    }
}

/// Runs an operation whose issues are reported at a place of the caller's.
public func withIssueContext<R>(
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt,
    operation: () throws -> R
) rethrows -> R {
    let place = IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return try IssuePlace.$context.withValue(place, operation: operation)
}
