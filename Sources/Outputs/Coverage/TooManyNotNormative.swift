import Diagnostics
import Rules

/// A source document of which so much is excepted that the rest no longer stands for it.
enum TooManyNotNormative {
    /// The share of the lines with text that may bind nobody.
    static let percent = 25

    static func check(_ coverage: SourceCoverage, _ source: Rulebook.Source) -> [Diagnostic] {
        let (excepted, all) = (coverage.notNormative, coverage.nonBlank)
        guard excepted * 100 > all * percent else { return [] }
        return [
            Diagnostic(
                .tooManyNotNormative,
                "\(excepted) of the \(all) lines of '\(coverage.document)' are listed as not "
                    + "normative, more than \(percent) %",
                at: source.document.location,
                hint: "restate more of them in rules"
            )
        ]
    }
}

extension Diagnostic.ID {
    static let tooManyNotNormative: Self = "too-many-not-normative"
}
