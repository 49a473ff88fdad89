import Diagnostics
import Rules

/// A range of lines that the source document does not have.
enum LinesBeyondEnd {
    static func check(
        _ ranges: [Located<ClosedRange<Int>>],
        of source: Rulebook.Source,
        _ lines: SourceLines
    ) -> [Diagnostic] {
        let count = lines.texts.count
        return ranges.filter { $0.value.upperBound > count }.map { range in
            Diagnostic(
                .linesBeyondEnd,
                "'\(source.document.value)' has \(count) \(count == 1 ? "line" : "lines"), "
                    + "so none has the number \(range.value.upperBound)",
                at: range.location,
                hint: "count lines from 1 in '\(source.file.value)'"
            )
        }
    }
}

extension Diagnostic.ID {
    static let linesBeyondEnd: Self = "lines-beyond-end"
}
