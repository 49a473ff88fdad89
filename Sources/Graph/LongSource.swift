import Diagnostics
import Rules

/// A `source` range so long that nobody can tell which sentence the rule restates.
enum LongSource {
    /// The most lines that one rule may restate.
    static let limit = 12

    static func check(_ document: Document) -> [Diagnostic] {
        (document.frontMatter?.sources ?? []).compactMap { source -> Diagnostic? in
            let lines = source.value.lines
            guard lines.upperBound - lines.lowerBound >= limit else { return nil }
            let count = lines.upperBound - lines.lowerBound + 1
            return Diagnostic(
                .longSource,
                "the source range \(lines.lowerBound)-\(lines.upperBound) has \(count) lines, "
                    + "more than \(limit)",
                at: source.location,
                hint: "name the lines of this one rule, or split the document"
            )
        }
    }
}

extension Diagnostic.ID {
    static let longSource: Self = "long-source"
}
