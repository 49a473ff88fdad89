import Diagnostics
import Rules
import Terminal
import Verify
import Workspace

/// `verify --mutate`: breaks the samples and reports what their tests do not notice.
struct MutationRun {
    /// What the help says of it.
    static let details = """
        '--mutate' asks whether the tests can fail: it breaks the samples' modules in small ways, \
        one at a time (a condition negated, a call left out, two arguments swapped, a lock not \
        taken), and runs the tests that reach the place. Its warnings are 'unnoticed-break' (tests \
        run the broken code and pass: state more, or leave the code out), 'untested-code' (no test \
        comes here), 'unfailable-test' (nothing that it runs can be broken so that it fails) and \
        'unsteady-test' (it fails now and then with nothing broken, so it is not believed); \
        'luca-docs explain ID' says more of each. The last lines count: 'killed' breaks failed a \
        test, 'timed out' ones kept it from its end, 'survived' and 'not covered' ones are the \
        warnings; then what was not broken, and why. A break that changes nothing that anybody \
        could see is no mistake. A fence that is run for what it prints counts as a test. One \
        build serves all breaks; when tests change, only they run again. '--min-score N' makes it \
        an error when less than N % of the breaks are noticed: the limit for CI.
        """

    let content: LoadedContent
    let selection: DocumentSelection
    let prover: Prover
    let findings: Findings
    let plans: [SamplePlan]

    func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
        let lowest = try arguments.number(of: "min-score")
        guard findings.isGood else {
            tell(
                MutationReport(),
                findings.problems.filter { $0.severity == .error },
                arguments,
                console
            )
            console.report("luca-docs: nothing was broken, since there are errors")
            return .problems
        }
        let mutator = Mutator(prover) { console.progress($0) }
        let report = try await mutator.mutate(
            plans,
            variant: arguments.value(of: "variant"),
            isLookedAt: { selection.contains($0.location.path) }
        )
        console.clearProgress()
        if arguments.flag("verbose") {
            console.report("luca-docs: tools started: \(await prover.tools.gate.started)")
        }
        let isEverything = selection.isEverything && arguments.value(of: "variant") == nil
        if isEverything { await mutator.prune() }
        let problems =
            report.problems
            + checkScore(report.score, lowest: lowest, isEverything: isEverything)
        tell(report, problems, arguments, console)
        return DiagnosticCount(problems).errors > 0 ? .problems : .clean
    }

    private func tell(
        _ report: MutationReport,
        _ problems: [Diagnostic],
        _ arguments: Arguments,
        _ console: Console
    ) {
        let prefix = content.root.pathPrefix
        // With errors nothing was broken, so there is nothing to sum up.
        let summary = findings.isGood ? report.summary : ""
        switch arguments.flag("json") ? "json" : arguments.value(of: "format") ?? "text" {
        case "json": console.print(json(report, problems).text)
        case "github":
            console.print(GitHubReport.text(of: problems, pathPrefix: prefix))
            console.print(summary)
        case "sarif":
            let sarif = SarifReport(pathPrefix: prefix) { content.source(at: $0) }
            let version = Program.currentVersion
            console.print(sarif.value(of: problems, tool: "luca-docs", version: version).text)
        default:
            console.print(text(problems, console) + summary)
        }
    }

    private func text(_ problems: [Diagnostic], _ console: Console) -> String {
        let report = TerminalReport(
            pathPrefix: content.root.pathPrefix,
            usesColour: console.colorsOutput
        ) { content.source(at: $0) }
        guard !problems.isEmpty else { return "" }
        return report.text(of: problems) + "\(DiagnosticCount(problems))\n"
    }

    /// The members of `JSONReport`, and `mutation`.
    private func json(_ report: MutationReport, _ problems: [Diagnostic]) -> JSONValue {
        let prefix = content.root.pathPrefix
        guard case .members(let members) = JSONReport.value(of: problems, pathPrefix: prefix) else {
            return .null
        }
        let mutation = JSONValue.Member(key: "mutation", value: report.json(pathPrefix: prefix))
        return .members(members.prefix(1) + [mutation] + members.dropFirst())
    }
}
