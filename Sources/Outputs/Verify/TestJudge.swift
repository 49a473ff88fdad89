import Diagnostics
import Rules
import SwiftCode

/// What the run of a module's tests means, and where in the Markdown.
struct TestJudge {
    let module: SampleModule
    let run: TestRun
    let places: SnippetPlaces

    /// Where a test's function stands: the stream names the physical file and line.
    func place(of test: TestRun.Test) -> (snippet: Snippet, line: Int)? {
        let file = module.files.first { test.file.hasSuffix($0.path.description) }
        return file?.place(ofPhysicalLine: test.line)
    }

    /// Whether the stream speaks of that test of a fence: tests of other types may have its name.
    func isRecord(_ record: TestRun.Test, of test: SwiftFacts.Test) -> Bool {
        record.functionName == test.name && place(of: record)?.line == test.attribute.line
    }

    /// The name of a test's function in the Markdown.
    func location(of test: TestRun.Test) -> SourceLocation? {
        guard let place = place(of: test) else { return nil }
        let part = module.parts.first { $0.snippet.id == place.snippet.id }
        let known = part?.facts?.tests.first { isRecord(test, of: $0) }
        return known.map { location(of: $0, in: place.snippet) }
            ?? place.snippet.location(line: place.line, column: 1)
    }

    func location(of test: SwiftFacts.Test, in snippet: Snippet) -> SourceLocation {
        let position = test.position
        return snippet.location(
            line: position.line,
            column: position.column,
            test.name.utf8.count
        )
    }

    func problem(_ issue: TestRun.Issue) -> Diagnostic {
        let test = run.tests.first { $0.id == issue.test }
        let snippet = places.snippet(issue.file)
        let details = issue.details.map { Diagnostic.Note(cut($0)) }
        return Diagnostic(
            .failedExpectation,
            .error,
            lowerCaseFirst(issue.text) + (test.map { " (in the test '\($0.functionName)')" } ?? ""),
            at: snippet?.location(line: issue.line, column: issue.column)
                ?? test.flatMap { location(of: $0) } ?? module.parts.first?.snippet.location,
            notes: details
        )
    }

    /// What the end of a test means for its fence, apart from its issues.
    func add(
        _ test: TestRun.Test,
        of part: ReadSnippet,
        _ setting: ProofSetting,
        to findings: inout Findings
    ) {
        switch test.end {
        case .ended: break
        case .skipped(let reason):
            findings.set(.skipped(reason: reason), of: part.snippet.id, setting)
        case .noCases:
            findings.set(.failed, of: part.snippet.id, setting)
            findings.report(withoutCases(test))
        case .never:
            findings.set(.failed, of: part.snippet.id, setting)
            let culprits = run.culprits.count
            if run.ended || culprits >= TestRounds.culpritLimit {
                findings.report(
                    unrun(
                        test.functionName,
                        at: location(of: test),
                        hint: run.ended ? nil : "\(culprits) others ended their programs"
                    )
                )
            }
        case .cutShort(let cut):
            findings.set(.failed, of: part.snippet.id, setting)
            findings.report(problem(of: test, cut))
        }
    }

    private func withoutCases(_ test: TestRun.Test) -> Diagnostic {
        Diagnostic(
            .unrunTest,
            .error,
            "the test '\(test.functionName)' has no arguments, so it did not run",
            at: location(of: test),
            hint: "give it one argument or more"
        )
    }
}
