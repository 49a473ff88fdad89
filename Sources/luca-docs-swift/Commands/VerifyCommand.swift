import Diagnostics
import Foundation
import Rules
import Terminal
import Verify
import Workspace

/// `luca-docs verify`: proves every Swift fence with the real compiler.
enum VerifyCommand {
    static let command = Command(
        name: "verify",
        summary: "prove every Swift snippet: parse, build, test, compile alone",
        details: """
            Makes one package of all fences with 'file', builds it and runs its tests, compiles \
            the other fences alone against it, and reports what the compiler and the tests say at \
            the lines of the Markdown. A rulebook with variants or several language modes is \
            proven once for each.

            Modules that are not the sample's are named in 'modules-from' of rulebook.yml: the \
            system's own, or packages. '--modules' says what proves the samples: 'real' takes \
            these, so it needs an Apple system for the system's own and a network for packages; \
            'packages' takes real packages and stand-ins for the rest; 'stand-in' takes the \
            content's stand-in package for all; 'auto' is 'real' on Apple's systems and \
            'stand-in' elsewhere. The ledger says which it was. Stand-ins have the API of all \
            systems at once, so what a system lacks, or has only from a version on that is above \
            'platforms' in rulebook.yml, is looked for by a list of the commonly used.

            Results are kept in the build folder under a hash of everything that matters: a \
            second run starts no compiler, and neither does one after a change of prose.

            \(CacheOptions.details)

            Lone fences share a compiler's process where no fence can change what is said of \
            another; what has an error is compiled by itself. '--explain' says what was compiled \
            with what, and '--batch 1' shares nothing: slower, and the verdicts are the same.

            A folder without a rulebook has its fences parsed only. '--treat alone' compiles each \
            by itself and '--treat together' beside the others of its document, and counts what \
            compiles, leaves code out ('...', '<#name#>', bodies, the type around it), is no \
            Swift (output, changes, a grammar), does not parse, needs names that a context could \
            give, needs a module that is absent, is wrong where a comment says so, declares again \
            what another fence declares, or is wrong; only what does not parse and what is wrong \
            are errors.

            '--mutate' asks whether the tests can fail: it breaks the samples' modules in small \
            ways, one at a time (a condition negated, a call left out, two arguments swapped, a \
            lock not taken), runs the tests that reach the place, and lists the breaks that no \
            test notices, the code that no test reaches and the tests that no break fails. One \
            build serves all breaks. What it finds are warnings; '--min-score' sets a limit.

            '--watch' goes on: whenever a file of the content is saved, made, renamed or removed, \
            what it touches is proven again, in moments, as all else is known. A verdict is about \
            one state of the files, which its last line names; a change while proving ends that \
            round. '--format json' prints one value a line.

            '--fix', '--record' and '--reformat' change the documents: only the bytes that it is \
            about. '--fix' makes those fix-its of the compiler that leave no choice and hide \
            nothing, never in fences that must fail; '--record' puts what a program writes into \
            its 'prints' fence ('…' stays where it still fits), and what the compiler says into \
            wrong 'error:' marks and 'fails'; '--reformat' takes the rules of the nearest \
            '.swift-format'. All is proven again before it is written, and what does no good is \
            not. The exit code is that of the documents as they are then, so it is 0 for a run \
            that recorded all. '--dry-run' writes nothing, prints a diff for 'patch -p1', and its \
            exit code is 1 when there is one.

            'ledger.json' beside the rulebooks says what was accepted as proven; every run \
            compares with it, '--accept' writes it. The exit code is 0 when all is well, 1 when \
            there is an error, 2 when it could not run, such as without a toolchain.
            """,
        operands: [
            .init("DIR", help: "the same as --content DIR", isRequired: false)
        ],
        options: [
            .content,
            .value(
                "format",
                "FORMAT",
                choices: ["text", "json", "github", "junit", "sarif"],
                help: "for people, programs, GitHub's workflow log, test reports, code scanning"
            ),
            .flag("json", help: "the same as --format json"),
            .value("only", "PATH", help: "look only at the documents at or below this path"),
            .value("shard", "I/N", help: "look only at one of N parts, as one of N machines"),
            .value(
                "modules",
                "WHICH",
                choices: ForeignModules.Choice.allCases.map(\.rawValue),
                help: "prove with real modules or with stand-ins (default: auto)"
            ),
            .value(
                "treat",
                "HOW",
                choices: Treatment.allCases.map(\.rawValue),
                help: "how far do the fences of any folder of Markdown compile?"
            ),
            .value("swift", "MODE", choices: ["5", "6"], help: "the mode to treat or export in"),
            .flag("watch", short: "w", help: "prove again whenever a file changes, until Ctrl-C"),
            .flag("accept", help: "write what was proven to ledger.json"),
        ] + MendingRequest.options + [
            .value("export", "DIR", help: "write the sample as a package that builds by itself"),
            .value("variant", "NAME", help: "the variant to export or break (default: first, all)"),
            .value("jobs", "N", short: "j", help: "how many compilers may run at the same time"),
            .value("test-timeout", "SECONDS", help: "how long a test program may run (60)"),
            .value("test-memory", "MB", help: "how much memory it may use, on Linux (2048)"),
            .value("build-dir", "DIR", help: "where results are kept (default: the user's cache)"),
            .value("batch", "N", help: "how many lone fences may share a compiler's process (25)"),
            .flag("mutate", help: "break the samples in small ways: which tests notice?"),
            .value("min-score", "N", help: "with --mutate: at least N % of breaks are noticed"),
            .flag("explain", help: "say of each lone fence what it was compiled with, and why"),
            .flag("verbose", short: "v", help: "say what is read, and how many tools were started"),
        ] + CacheOptions.options,
        examples: [
            .init("luca-docs verify", "prove the rulebooks here"),
            .init("luca-docs verify --only content/luca/clients.md", "prove one document"),
            .init("luca-docs verify --shard 2/4", "prove a quarter, the second"),
            .init("luca-docs verify --watch", "prove while you write"),
            .init("luca-docs verify --mutate", "which breaks of the samples do tests not notice?"),
            .init("luca-docs verify --accept", "write ledger.json"),
            .init("luca-docs verify --fix --dry-run", "show what the compiler would change"),
            .init("luca-docs verify --export ../sample", "write the package itself"),
        ]
    ) { arguments, console in
        try checkCombinations(arguments)
        let root = try ContentRoot.find(given: try place(arguments))
        let request = MendingRequest(arguments)
        if request != nil { try MendingRequest.check(root) }
        if arguments.flag("verbose") { console.report("luca-docs: \(root.explanation)") }
        if arguments.flag("watch") { return try await WatchLoop(root, arguments, console).run() }
        let content = try LoadedContent.load(root)
        let selection = try DocumentSelection(
            only: arguments.value(of: "only"),
            shard: arguments.value(of: "shard"),
            content
        )
        let standIns = StandIns(content)
        Interruption.watch()
        let folder = try BuildFolder(arguments.value(of: "build-dir"), for: root) {
            console.report("luca-docs: waiting for another run that uses the same build folder")
        }
        let shared = try CacheOptions.shared(arguments, folder, console)
        let toolchain = try await Toolchain.find(folder)
        if arguments.flag("accept"), !selection.isEverything {
            try checkThatAPartFits(content.ledger, toolchain)
        }
        let tools = try tools(toolchain, folder, shared, content, standIns, arguments)
        if let treatment = arguments.value(of: "treat").flatMap(Treatment.init(rawValue:)) {
            let mode = arguments.value(of: "swift").flatMap { LanguageMode($0) } ?? .six
            let run = ForeignRun(content, selection, tools, treatment, languageMode: mode)
            return try await run.run(arguments, console)
        }
        let proof = try await Prover.prove(
            content.graph,
            with: tools,
            progress: { console.progress($0) },
            isLookedAt: { selection.contains($0.location.path) }
        )
        if arguments.flag("mutate") {
            let run = MutationRun(
                content: content,
                selection: selection,
                prover: proof.prover,
                findings: proof.findings,
                plans: proof.plans
            )
            return try await run.run(arguments, console)
        }
        let (proven, mending) = try await mend(
            ProvenContent(content, proof),
            request,
            selection,
            console
        )
        let prover = proven.prover
        if selection.isEverything { await prover.prune() }
        console.clearProgress()
        if arguments.flag("explain") {
            let prefix = root.pathPrefix
            for line in await prover.explanation(of: proven.content.graph, pathPrefix: prefix) {
                console.report(line)
            }
        }
        if arguments.flag("verbose") {
            for line in await prover.account() { console.report("luca-docs: \(line)") }
        }
        let outcome = VerifyOutcome(proven.content, proven.findings, selection, toolchain)
        if let target = arguments.value(of: "export") {
            try Export(proven.content, standIns).write(
                proven.plans,
                variant: arguments.value(of: "variant"),
                mode: arguments.value(of: "swift").flatMap { LanguageMode($0) },
                to: target,
                console
            )
        }
        let code = try finish(outcome, mending, arguments, console)
        await shared?.server.finish()
        return code
    }

    private static func place(_ arguments: Arguments) throws -> String? {
        guard let folder = arguments.operands.first else { return arguments.value(of: "content") }
        guard arguments.value(of: "content") == nil else {
            throw UsageError("'\(folder)' and '--content' both say what to prove", hint: "give one")
        }
        return folder
    }

    private static func finish(
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
            try addStepSummary(outcome.stepSummary(problems))
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

    /// Adds to the file that GitHub names for it; elsewhere there is none.
    private static func addStepSummary(_ text: String) throws {
        let name = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"] ?? ""
        guard !name.isEmpty else { return }
        guard let file = FileHandle(forWritingAtPath: name) else {
            throw WorkspaceError(
                "the step summary '\(name)' cannot be written",
                hint: "GITHUB_STEP_SUMMARY must name a file that exists"
            )
        }
        defer { try? file.close() }
        try file.seekToEnd()
        try file.write(contentsOf: Data(text.utf8))
    }
}
