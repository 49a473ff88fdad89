import Diagnostics
import Rules

/// Lines of a source document that a rule restates although `rulebook.yml` says they bind nobody.
enum CitedNotNormative {
    static func check(_ document: Document, in rulebook: Rulebook) -> [Diagnostic] {
        (document.frontMatter?.sources ?? []).flatMap { citation in
            rulebook.sources.filter { $0.document.value == citation.value.document }
                .flatMap(\.notNormative).flatMap(\.lines)
                .filter { $0.value.overlaps(citation.value.lines) }
                .map { problem(citation, excepted: $0) }
        }
    }

    private static func problem(
        _ citation: Located<FrontMatter.Source>,
        excepted: Located<ClosedRange<Int>>
    ) -> Diagnostic {
        let shared = citation.value.lines.clamped(to: excepted.value)
        return Diagnostic(
            .citedNotNormative,
            "\(shared.lineWords) of '\(citation.value.document)' "
                + "\(shared.count == 1 ? "is" : "are") cited and listed as not normative",
            at: citation.location,
            hint: "a line is one or the other: take it out of the source range or of the list",
            notes: [.init("listed as not normative here", at: excepted.location)]
        )
    }
}

extension ClosedRange<Int> {
    /// `line 3` or `lines 3-5`.
    var lineWords: String {
        count == 1 ? "line \(lowerBound)" : "lines \(lowerBound)-\(upperBound)"
    }
}

extension Diagnostic.ID {
    static let citedNotNormative: Self = "cited-not-normative"
}
