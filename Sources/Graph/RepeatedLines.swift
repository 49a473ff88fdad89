import Diagnostics
import Rules

/// Lines of a source document that `rulebook.yml` lists twice as not normative.
enum RepeatedLines {
    static func check(_ rulebook: Rulebook) -> [Diagnostic] {
        rulebook.sources.flatMap { source -> [Diagnostic] in
            let ranges = source.notNormative.flatMap(\.lines).sorted {
                ($0.value.lowerBound, $0.location) < ($1.value.lowerBound, $1.location)
            }
            var problems: [Diagnostic] = []
            // The range that reaches farthest is the one that a later range can meet.
            var farthest = ranges.first
            for range in ranges.dropFirst() {
                guard let earlier = farthest else { break }
                if earlier.value.overlaps(range.value) {
                    problems.append(problem(range, earlier, in: source))
                }
                if range.value.upperBound > earlier.value.upperBound { farthest = range }
            }
            return problems
        }
    }

    private static func problem(
        _ range: Located<ClosedRange<Int>>,
        _ earlier: Located<ClosedRange<Int>>,
        in source: Rulebook.Source
    ) -> Diagnostic {
        let shared = range.value.clamped(to: earlier.value)
        return Diagnostic(
            .repeatedLines,
            "\(shared.lineWords) of '\(source.document.value)' "
                + "\(shared.count == 1 ? "is" : "are") listed twice as not normative",
            at: range.location,
            hint: "keep the entry with the better reason",
            notes: [.init("also listed here", at: earlier.location)]
        )
    }
}

extension Diagnostic.ID {
    static let repeatedLines: Self = "repeated-lines"
}
