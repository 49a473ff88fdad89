import Diagnostics
import Rules

/// A range of lines in which nothing is written.
enum BlankLines {
    static func check(
        _ ranges: [Located<ClosedRange<Int>>],
        of source: Rulebook.Source,
        _ lines: SourceLines
    ) -> [Diagnostic] {
        ranges.filter {
            $0.value.lowerBound <= lines.texts.count && lines.areBlank($0.value)
        }.map { range in
            let (first, last) = (range.value.lowerBound, range.value.upperBound)
            return Diagnostic(
                .blankLines,
                first == last
                    ? "line \(first) of '\(source.document.value)' is blank"
                    : "lines \(first)-\(last) of '\(source.document.value)' are blank",
                at: range.location,
                hint: "name the lines that say something"
            )
        }
    }
}

extension Diagnostic.ID {
    static let blankLines: Self = "blank-lines"
}
