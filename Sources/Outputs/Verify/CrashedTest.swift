import Diagnostics
import Rules

extension TestJudge {
    /// What is wrong with a test that ended its program.
    func problem(of test: TestRun.Test, _ cut: TestRun.Test.CutShort) -> Diagnostic {
        let hasOthers = run.tests.count > 1
        let hint: String? =
            if hasOthers, !cut.ranAlone {
                "it ended among others that ran at the same time, and none does so by itself"
            } else if hasOthers, run.ended {
                "the other tests were run again without it"
            } else {
                nil
            }
        return problem("the test '\(test.functionName)'", cut, at: location(of: test), hint: hint)
    }

    func problem(
        _ what: String,
        _ cut: TestRun.Test.CutShort,
        at location: SourceLocation?,
        hint: String?
    ) -> Diagnostic {
        Diagnostic(
            cut.end.isLackOfMemory ? .outOfMemory : .crashedTest,
            .error,
            "\(what) \(cut.end.words)",
            at: location ?? module.parts.first?.snippet.location,
            hint: hint,
            notes: cut.end.isLackOfMemory ? [] : lastWords(cut.output, places)
        )
    }
}

extension ProgramEnd {
    var isLackOfMemory: Bool { if case .neededTooMuchMemory = self { true } else { false } }
}

/// What the runtime said before it trapped: `Module/file.swift:12: Fatal error: words`.
func lastWords(_ output: String, _ places: SnippetPlaces) -> [Diagnostic.Note] {
    let marks = [": Fatal error", ": Precondition failed", ": Assertion failed"]
    let lines = output.split(separator: "\n")
        .filter { line in marks.contains { line.contains($0) } }
    return lines.suffix(2).map { line in
        let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        let name = parts[0].split(separator: "/").last ?? ""
        guard parts.count == 3, let number = Int(parts[1]),
            let snippet = places.snippet("snippet/\(name)")
        else { return Diagnostic.Note(cut(line)) }
        let words = parts[2].drop { $0 == " " }
        return Diagnostic.Note(
            lowerCaseFirst(cut(words)),
            at: snippet.location(line: number, column: 1)
        )
    }
}

extension Diagnostic.ID {
    static let crashedTest: Self = "crashed-test"
    static let outOfMemory: Self = "out-of-memory"
}
