import Diagnostics
import Rules

/// What a compiler's run over one fence alone means for it.
public func judgeAlone(
    _ read: ReadSnippet,
    _ setting: ProofSetting,
    _ run: CompilerRun
) -> Findings {
    var findings = Findings(in: setting)
    let run = run.placed(in: SnippetPlaces([read.snippet]))
    let problems =
        if case .fails(let stated) = read.snippet.role {
            judgeFailure(read, stated, run)
        } else {
            judgeSuccess(read, run)
        }
    for problem in problems { findings.report(problem) }
    let isWrong = problems.contains { $0.severity == .error }
    findings.set(isWrong ? .failed : goodState(of: read.snippet), of: read.snippet.id, setting)
    return findings
}

private func goodState(of snippet: Snippet) -> ProofState {
    switch snippet.role {
    case .fails: .expectedError
    case .violates(let rule): .unchecked(rule: rule.value.description)
    default: .built
    }
}

private func judgeSuccess(
    _ read: ReadSnippet,
    _ run: CompilerRun
) -> [Diagnostic] {
    let places = SnippetPlaces([read.snippet])
    let foretold = ForetoldMessages(of: read, in: run.messages)
    var problems = foretold.problems
    for message in foretold.rest where message.severity != .remark {
        if let (_, problem) = places.problem(message) {
            problems.append(problem)
        } else if message.severity == .error {
            problems.append(
                Diagnostic(.compilerError, .error, message.text, at: read.snippet.location)
            )
        }
    }
    if !run.succeeded, !run.messages.contains(where: { $0.severity == .error }) {
        problems.append(silentFailure("this fence", [read], run.output))
    }
    return problems
}
