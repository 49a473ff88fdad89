import Testing

@testable import Verify

/// The table that is shown on the page of a workflow run.
@Suite struct StepSummaryTests {
    /// A pipe ends a cell within code, too.
    @Test func everyRowHasThreeCells() {
        let group = UnprovenList.Group(
            reason: "skipped: Return `Result<Int | Never>` early \\| now",
            places: ["a|b.md:1", "c.md:2"]
        )
        let text = StepSummary.text(headline: "a | b", problems: "none", unproven: [group])
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
        #expect(rows.count == 3)
        for row in rows {
            let ends = row.replacing("\\\\", with: "").replacing("\\|", with: "")
            #expect(ends.split(separator: "|").count == 3, "\(row)")
        }
        #expect(text.contains("Return \\`Result&lt;Int \\| Never>\\` early"))
    }
}
