import Diagnostics

/// An image or a link whose file does not exist.
enum MissingFile {
    static func problem(
        following path: String,
        at location: SourceLocation,
        hint: String?
    ) -> Diagnostic {
        Diagnostic(.missingFile, "no file at '\(path)'", at: location, hint: hint)
    }
}

extension Diagnostic.ID {
    static let missingFile: Self = "missing-file"
}
