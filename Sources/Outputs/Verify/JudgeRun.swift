import Diagnostics
import Rules

/// What compiling and running a fence means for it and for the fence that holds its output.
///
/// `end` is nil when it did not compile; `places` knows the fences of all modules.
public func judgeRun(
    _ run: SampleRun,
    _ setting: ProofSetting,
    _ compiler: CompilerRun,
    _ end: ProgramEnd?,
    output: String,
    places: SnippetPlaces
) -> Findings {
    var findings = judgeAlone(run.program, setting, compiler)
    let id = run.program.snippet.id
    let isCompiled = findings.state(of: id, setting) != .failed
    let problems = isCompiled ? end.map { run.problems($0, output: output, places) } ?? [] : []
    for problem in problems { findings.report(problem) }
    let isGood = isCompiled && problems.isEmpty
    findings.set(isGood ? .ran : .failed, of: id, setting)
    if let expected = run.output { findings.set(isGood ? .ran : .failed, of: expected.id, setting) }
    return findings
}

extension SampleRun {
    /// What is wrong with how a program ended and with what it wrote.
    public func problems(
        _ end: ProgramEnd,
        output text: String,
        _ places: SnippetPlaces
    ) -> [Diagnostic] {
        let problems = crashProblems(self, end, text, places)
        guard problems.isEmpty, let output else { return problems }
        let differences = outputProblems(output, text)
        guard crash != nil, !differences.isEmpty else { return differences }
        // What it writes before its trap may be told without the trap's words.
        return outputProblems(output, String(text[..<trapWords(in: text).startIndex]))
    }
}

private func crashProblems(
    _ run: SampleRun,
    _ end: ProgramEnd,
    _ output: String,
    _ places: SnippetPlaces
) -> [Diagnostic] {
    let location = run.crash?.location ?? run.program.snippet.location
    let words = lastWords(output, places)
    let said =
        words.isEmpty
        ? output.split(separator: "\n").prefix(4).map { Diagnostic.Note(cut($0)) } : words
    func problem(
        _ text: String,
        _ hint: String,
        notes: [Diagnostic.Note] = said
    ) -> [Diagnostic] {
        let id: Diagnostic.ID = end.isLackOfMemory ? .outOfMemory : .wrongRun
        return [Diagnostic(id, .error, text, at: location, hint: hint, notes: notes)]
    }
    switch (end, run.crash) {
    case (.tookTooLong, _):
        return problem("this fence \(end.words)", "let it come to an end")
    case (.wroteTooMuch, _):
        return problem("this fence \(end.words)", "let it come to an end", notes: [])
    case (.neededTooMuchMemory, _):
        let hint = "'--test-memory' sets how much a program may use"
        return problem("this fence \(end.words)", hint, notes: [])
    case (.returned, let crash?):
        return problem(
            "this fence runs to its end, although it must trap with '\(crash.value)'",
            "break it again, or take 'crashes' out"
        )
    case (.signal(let number), .some) where !isTrap(number):
        return problem(
            "this fence is ended by signal \(number), which is no trap",
            "let it trap by itself"
        )
    case (.signal, let crash?):
        switch TrapStatement(crash.value, in: output) {
        case .said: return []
        case .tooShort(let message):
            return problem(
                "'\(crash.value)' is too short to tell one trap from another",
                "state all of '\(cut(message))', or 10 characters or more of it"
            )
        case .other:
            return problem(
                "this fence traps with other words than '\(crash.value)'",
                "state a part of what it says"
            )
        }
    case (.signal(let number), nil):
        return problem("this fence crashes with signal \(number)", "say 'crashes' if it must trap")
    case (.returned(let code), nil) where code != 0:
        return problem("this fence ends with exit code \(code)", "let it come to a good end")
    case (.returned, nil): return []
    }
}

extension Diagnostic.ID {
    static let wrongRun: Self = "wrong-run"
}
