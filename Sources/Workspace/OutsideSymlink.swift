internal import Diagnostics

/// A symbolic link to a file or a folder outside the content root, which is therefore not read.
enum OutsideSymlink {
    static func problem(at path: ContentPath) -> Diagnostic {
        let start = SourcePosition(line: 1, column: 1)
        return Diagnostic(
            .outsideSymlink,
            .warning,
            "the symbolic link leads out of the content and is not read",
            at: SourceLocation(path: path, start: start, end: start),
            hint: "copy the file here, or read the folder that holds both"
        )
    }
}

extension Diagnostic.ID {
    static let outsideSymlink: Self = "outside-symlink"
}
