import Diagnostics
import Rules

/// A fragment that names no heading of the document it leads to.
enum MissingAnchor {
    static func problem(
        _ fragment: String,
        in target: Document,
        offering anchors: [String],
        at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .missingAnchor,
            "no heading '#\(fragment)' in '\(target.path)'",
            at: location,
            hint: suggestion(for: fragment, among: anchors).map { "did you mean '#\($0)'?" }
        )
    }
}

extension Diagnostic.ID {
    static let missingAnchor: Self = "missing-anchor"
}
