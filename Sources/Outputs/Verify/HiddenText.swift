import Diagnostics
import Rules
import SwiftCode

/// Marks in the text of a string or of a longer comment: the page would leave out a part of what
/// the code says, and show another text than the one that was compiled.
func findHiddenText(_ snippet: Snippet, _ facts: SwiftFacts) -> [Diagnostic] {
    let marks = snippet.hiddenLines.map(\.lowerBound).filter { !facts.hidingLines.contains($0) }
    return marks.map { line in
        Diagnostic(
            .hiddenText,
            .error,
            "this mark is a part of the text around it, and hides some of that text",
            at: snippet.location(line: line, column: 1),
            hint: "put '// snippet.hide' where a statement may stand"
        )
    }
}

extension Diagnostic.ID {
    static let hiddenText: Self = "hidden-text"
}
