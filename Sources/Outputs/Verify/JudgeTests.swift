import Diagnostics
import Rules
import SwiftCode

/// What a run of a module's tests means for its fences, for one variant.
///
/// A fence is tested when it holds tests and all of them ran and passed. `output` is what a program
/// wrote that did not come to its end; `places` knows the fences of all modules.
public func judgeTests(
    _ module: SampleModule,
    _ variant: String,
    _ run: TestRun,
    _ end: ProgramEnd,
    output: String,
    places: SnippetPlaces
) -> Findings {
    let judge = TestJudge(module: module, run: run, end: end, output: output, places: places)
    var findings = Findings()
    for issue in run.issues { findings.report(judge.problem(issue)) }
    for part in module.parts {
        guard let tests = part.facts?.tests, !tests.isEmpty else { continue }
        let id = part.snippet.id
        let records = run.tests.filter { judge.place(of: $0)?.snippet.id == id }
        for test in tests where !records.contains(where: { $0.functionName == test.name }) {
            findings.report(unrun(test.name, at: judge.location(of: test, in: part.snippet)))
            findings.set(.failed, of: id, variant)
        }
        for record in records { judge.add(record, of: part, variant, to: &findings) }
        let failed = run.issues.contains { issue in records.contains { $0.id == issue.test } }
        if failed { findings.set(.failed, of: id, variant) }
        if findings.state(of: id, variant) == nil { findings.set(.tested, of: id, variant) }
    }
    if !run.ended, !findings.problems.contains(where: { $0.severity == .error }) {
        findings.report(judge.endProblem("the tests of '\(module.module.name)'", at: nil))
        for part in module.parts where !(part.facts?.tests.isEmpty ?? true) {
            findings.set(.failed, of: part.snippet.id, variant)
        }
    }
    return findings
}

private struct TestJudge {
    let module: SampleModule
    let run: TestRun
    let end: ProgramEnd
    let output: String
    let places: SnippetPlaces

    /// Where a test's function stands: the stream names the physical file and line.
    func place(of test: TestRun.Test) -> (snippet: Snippet, line: Int)? {
        let file = module.files.first { test.file.hasSuffix($0.path.description) }
        return file?.place(ofPhysicalLine: test.line)
    }

    /// The name of a test's function in the Markdown.
    func location(of test: TestRun.Test) -> SourceLocation? {
        guard let place = place(of: test) else { return nil }
        let part = module.parts.first { $0.snippet.id == place.snippet.id }
        let known = part?.facts?.tests.first { $0.name == test.functionName }
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
        _ variant: String,
        to findings: inout Findings
    ) {
        switch test.end {
        case .ended: break
        case .skipped(let reason):
            findings.set(
                .skipped(reason: "test switched off: \(reason)"),
                of: part.snippet.id,
                variant
            )
        case .never(let wasStarted):
            findings.set(.failed, of: part.snippet.id, variant)
            let what = "the test '\(test.functionName)'"
            if wasStarted {
                findings.report(endProblem(what, at: location(of: test)))
            } else if run.ended {
                findings.report(unrun(test.functionName, at: location(of: test)))
            }
        }
    }

    func endProblem(_ what: String, at location: SourceLocation?) -> Diagnostic {
        let how =
            switch end {
            case .returned: "did not come to its end"
            case .signal(let number): "crashed with signal \(number)"
            case .tookTooLong(let seconds): "was still running after \(seconds) s"
            }
        return Diagnostic(
            .crashedTest,
            .error,
            "\(what) \(how)",
            at: location ?? module.parts.first?.snippet.location,
            hint: "a test that ran at the same time may be the cause",
            notes: lastWords(output, places)
        )
    }
}

extension TestRun.Test {
    /// The function's name without its labels.
    var functionName: String { String(name.prefix { $0 != "(" }) }
}

extension SampleFile {
    /// The fence and its line for a line of the generated file.
    func place(ofPhysicalLine line: Int) -> (snippet: Snippet, line: Int)? {
        var first = 1
        for part in parts {
            // One line says where the fence's code comes from.
            let count = part.snippet.code.utf8.count { $0 == UInt8(ascii: "\n") }
            if line > first, line <= first + count { return (part.snippet, line - first) }
            first += count + 1
        }
        return nil
    }
}

private func unrun(_ test: String, at location: SourceLocation?) -> Diagnostic {
    Diagnostic(
        .unrunTest,
        .error,
        "the test '\(test)' did not run",
        at: location,
        hint: "it is behind an inactive '#if', or where Swift Testing does not look"
    )
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

private func lowerCaseFirst(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
}

extension Diagnostic.ID {
    static let failedExpectation: Self = "failed-expectation"
    static let crashedTest: Self = "crashed-test"
    static let unrunTest: Self = "unrun-test"
}
