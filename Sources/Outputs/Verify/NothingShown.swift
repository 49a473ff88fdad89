import Diagnostics
import Rules
import SwiftCode

/// Fences of which a page shows nothing: their tick would stand beside an empty box.
///
/// Set-up for other fences of a module, tests, and a program whose output is shown are of use to
/// readers unseen.
func findNothingShown(_ snippets: [ReadSnippet]) -> [Diagnostic] {
    let shownByOutput = Set(
        SampleRun.all(snippets).filter { $0.output != nil }.map(\.program.snippet.id)
    )
    return snippets.filter { read in
        let snippet = read.snippet
        return read.standsAlone && !snippet.hiddenLines.isEmpty
            && read.facts?.tests.isEmpty ?? true && !shownByOutput.contains(snippet.id)
            && snippet.shownCode.allSatisfy(\.isWhitespace)
    }
    .map { read in
        Diagnostic(
            .nothingShown,
            .warning,
            "all lines of this fence are hidden, so the page shows a proof of nothing",
            at: read.snippet.location,
            hint: "show what it is for, or make it part of a file with 'file=\"…\"'"
        )
    }
}

extension Diagnostic.ID {
    static let nothingShown: Self = "nothing-shown"
}
