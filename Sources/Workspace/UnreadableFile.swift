internal import Diagnostics

/// A file or folder of the content that cannot be read.
enum UnreadableFile {
    static func problem(at path: ContentPath, _ reason: String) -> Diagnostic {
        let start = SourcePosition(line: 1, column: 1)
        return Diagnostic(
            .unreadableFile,
            "cannot be read: \(reason)",
            at: SourceLocation(path: path, start: start, end: start)
        )
    }
}

extension Diagnostic.ID {
    static let unreadableFile: Self = "unreadable-file"
}
