public import Diagnostics

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

extension LoadedContent {
    /// The bytes of a file to which a document links at `location`, or what keeps them from being
    /// read.
    public func bytes(
        at path: ContentPath,
        linkedFrom location: SourceLocation
    ) -> ([UInt8]?, [Diagnostic]) {
        if let source = sources[path] { return (source.bytes, []) }
        switch read(path) {
        case .success(let bytes): return (bytes, [])
        case .failure(let error):
            let problem = Diagnostic(
                .unreadableFile,
                "'\(path)' cannot be read: \(error.reason)",
                at: location
            )
            return (nil, [problem])
        }
    }
}

extension Diagnostic.ID {
    static let unreadableFile: Self = "unreadable-file"
}
