import Diagnostics
import Rules
import SwiftCode

/// What a run of a module's tests means for its fences, in one setting.
///
/// A fence is tested when it holds tests and all of them ran and passed. `end` and `output` are
/// those of the last program that ran them; `places` knows the fences of all modules.
public func judgeTests(
    _ module: SampleModule,
    _ setting: ProofSetting,
    _ run: TestRun,
    _ end: ProgramEnd,
    output: String,
    places: SnippetPlaces
) -> Findings {
    let judge = TestJudge(module: module, run: run, places: places)
    var findings = Findings(in: setting)
    for issue in run.issues { findings.report(judge.problem(issue)) }
    for part in module.parts {
        guard let tests = part.facts?.tests, !tests.isEmpty else { continue }
        let id = part.snippet.id
        let records = run.tests.filter { judge.place(of: $0)?.snippet.id == id }
        for test in tests where !records.contains(where: { judge.isRecord($0, of: test) }) {
            findings.report(unrun(test.name, at: judge.location(of: test, in: part.snippet)))
            findings.set(.failed, of: id, setting)
        }
        for record in records { judge.add(record, of: part, setting, to: &findings) }
        let failed = run.issues.contains { issue in records.contains { $0.id == issue.test } }
        if failed { findings.set(.failed, of: id, setting) }
        if findings.state(of: id, setting) == nil { findings.set(.tested, of: id, setting) }
    }
    // A program without tests says so by its exit code, and the missing tests are told already.
    let hasTests = module.parts.contains { !($0.facts?.tests.isEmpty ?? true) }
    if !run.ended, hasTests, run.culprits.count < TestRounds.culpritLimit {
        // It ended between two tests, so any test may have ended it.
        let cut = TestRun.Test.CutShort(end: end, output: output, ranAlone: true)
        findings.report(
            judge.problem("the test program of '\(module.module.name)'", cut, at: nil, hint: nil)
        )
        for part in module.parts where !(part.facts?.tests.isEmpty ?? true) {
            findings.set(.failed, of: part.snippet.id, setting)
        }
    }
    return findings
}

extension TestRun.Test {
    /// The function's name without its labels.
    var functionName: String {
        if name.hasPrefix("`") { return String(name.dropFirst().prefix { $0 != "`" }) }
        return String(name.prefix { $0 != "(" })
    }
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

func unrun(
    _ test: String,
    at location: SourceLocation?,
    hint: String? = nil
) -> Diagnostic {
    Diagnostic(
        .unrunTest,
        .error,
        "the test '\(test)' did not run",
        at: location,
        hint: hint ?? "it is behind an inactive '#if', or where Swift Testing does not look"
    )
}

func lowerCaseFirst(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
}

extension Diagnostic.ID {
    static let failedExpectation: Self = "failed-expectation"
    static let unrunTest: Self = "unrun-test"
}
