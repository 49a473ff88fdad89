import Diagnostics
import Rules
import Terminal
import Verify
import Workspace

/// `verify --treat`: how far the fences of documents compile that were not written to be proven.
struct ForeignRun {
    private let content: LoadedContent
    private let selection: DocumentSelection
    private let tools: ProvingTools
    private let treatment: Treatment
    private let languageMode: LanguageMode

    init(
        _ content: LoadedContent,
        _ selection: DocumentSelection,
        _ tools: ProvingTools,
        _ treatment: Treatment,
        languageMode: LanguageMode
    ) {
        self.content = content
        self.selection = selection
        self.tools = tools
        self.treatment = treatment
        self.languageMode = languageMode
    }

    func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
        guard var rulebook = content.graph.rulebooks.first, !rulebook.isDeclared else {
            throw UsageError(
                "'--treat' is for folders without a rulebook.yml",
                hint: "a rulebook says itself how its fences are proven"
            )
        }
        rulebook.modes = [languageMode]
        let documents = content.graph.documents.filter { selection.contains($0.path) }
        let prover = Prover(tools) { console.progress($0) }
        var reads: [[ReadSnippet]] = []
        for (number, document) in documents.enumerated() {
            console.progress("reading \(number + 1) of \(documents.count) documents")
            let fences = document.snippets.filter(Self.isLookedAt)
            reads.append(await prover.read(fences, of: rulebook))
        }
        let checker = ForeignChecker(
            compiler: ForeignCompiler(tools: tools, languageMode: languageMode),
            treatment: treatment,
            progress: { console.progress($0) }
        )
        let answers = try await checker.check(reads, isEverything: selection.isEverything)
        await tools.results.shared?.server.finish()
        console.clearProgress()
        if arguments.flag("verbose") {
            console.report("luca-docs: tools started: \(await tools.gate.started)")
            if let given = await tools.results.shared?.server.given {
                console.report("luca-docs: results from the cache server: \(given)")
            }
        }
        let fences = zip(reads, answers).flatMap { reads, answers in
            zip(reads, answers).map { ForeignFence($0, $1) }
        }
        let report = ForeignReport(
            fences,
            documents: reads.count { !$0.isEmpty },
            treatment
        )
        // A shard may well be empty, the whole may not.
        let looked = selection.isShard ? content.graph.documents : documents
        let lack = checkThatThereAreSnippets(
            looked.flatMap(\.snippets).filter(Self.isLookedAt)
        )
        return try print(report, lack, arguments, console)
    }

    private static func isLookedAt(_ snippet: Snippet) -> Bool {
        snippet.isSwift && snippet.role == .parseOnly
    }

    private func print(
        _ report: ForeignReport,
        _ lack: [Diagnostic],
        _ arguments: Arguments,
        _ console: Console
    ) throws -> ExitCode {
        let prefix = content.root.pathPrefix
        // Links and the like are no matter here; what was not read at all would be missed.
        let unread = content.problems.filter { problem in
            problem.id == "unreadable-file"
                && problem.location.map { selection.contains($0.path) } ?? true
        }
        let problems = unread + report.problems + lack
        let suffix = " with \(tools.toolchain.name) on \(tools.toolchain.platform)"
        switch arguments.flag("json") ? "json" : arguments.value(of: "format") ?? "text" {
        case "json": console.print(json(report, problems).text)
        case "junit": console.print(report.junit(problems, pathPrefix: prefix))
        case "sarif":
            let sarif = SarifReport(pathPrefix: prefix) { content.source(at: $0) }
            let version = Program.currentVersion
            console.print(sarif.value(of: problems, tool: "luca-docs", version: version).text)
        case "github":
            console.print(GitHubReport.text(of: problems, pathPrefix: prefix))
            console.print(report.text(proofSuffix: suffix))
            let headline = report.headline(proofSuffix: suffix)
            try GitHubStep.add(
                report.stepSummary(headline, problems: problems, pathPrefix: prefix)
            )
        default:
            let terminal = TerminalReport(
                pathPrefix: prefix,
                usesColour: console.colorsOutput
            ) { content.source(at: $0) }
            console.print(terminal.text(of: problems) + report.text(proofSuffix: suffix))
        }
        return problems.isEmpty ? .clean : .problems
    }

    private func json(_ report: ForeignReport, _ problems: [Diagnostic]) -> JSONValue {
        let prefix = content.root.pathPrefix
        guard case .members(let members) = JSONReport.value(of: problems, pathPrefix: prefix)
        else { return .null }
        let fences = JSONValue.Member(key: "fences", value: report.json(pathPrefix: prefix))
        return .members(members + [fences])
    }
}
