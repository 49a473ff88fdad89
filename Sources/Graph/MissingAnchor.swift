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
                ?? list(anchors)
        )
    }

    /// A few headings are quickly told; of many nobody would read the list.
    private static func list(_ anchors: [String]) -> String? {
        if anchors.isEmpty { return "it has no headings" }
        guard anchors.count <= 6 else { return nil }
        return "it has \(anchors.map { "#\($0)" }.joined(separator: ", "))"
    }
}

extension Diagnostic.ID {
    static let missingAnchor: Self = "missing-anchor"
}
