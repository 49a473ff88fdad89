import Diagnostics
import Terminal
import Workspace

extension VerifyCommand {
    /// Prints what a run found, and writes the ledger when that was asked for.
    static func finish(
        _ outcome: VerifyOutcome,
        _ mending: MendingReport?,
        _ arguments: Arguments,
        _ console: Console
    ) throws -> ExitCode {
        let accepts = arguments.flag("accept")
        let problems =
            (accepts ? outcome.problemsBesideLedger : outcome.problems + outcome.ledgerProblems)
            + (mending?.problems ?? [])
        let isDiff = mending?.isDry ?? false
        switch arguments.flag("json") ? "json" : arguments.value(of: "format") ?? "text" {
        case "json": console.print(outcome.json(problems, mending?.members ?? []).text)
        case "github":
            let prefix = outcome.content.root.pathPrefix
            console.print(GitHubReport.text(of: problems, pathPrefix: prefix))
            console.print(outcome.summaryText(accepts: accepts, colored: false))
            try GitHubStep.add(outcome.stepSummary(problems))
        case "junit": console.print(outcome.junit(problems))
        case "sarif": console.print(outcome.sarif(problems, version: Program.currentVersion))
        default:
            // A diff is read by programs: what else there is to say goes elsewhere.
            let text = outcome.text(
                problems,
                accepts: accepts,
                offers: mending == nil,
                colored: isDiff ? console.colorsErrors : console.colorsOutput
            )
            if isDiff { console.report(text) } else { console.print(text) }
            if let mending, isDiff { console.write(mending.outcome.diff) }
        }
        if let mending, isDiff, mending.outcome.isChange { return .problems }
        let hasErrors = DiagnosticCount(problems).errors > 0
        guard accepts else { return hasErrors ? .problems : .clean }
        guard !hasErrors else {
            console.report("luca-docs: ledger.json was not written, since there are errors")
            return .problems
        }
        try LedgerFile.write(outcome.ledgerToAccept, to: outcome.content.root)
        console.report("luca-docs: wrote \(outcome.content.root.pathPrefix)ledger.json")
        return .clean
    }
}
