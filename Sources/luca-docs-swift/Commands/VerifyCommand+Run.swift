import Rules
import Terminal
import Verify
import Workspace

extension VerifyCommand {
    /// Reads, proves, changes what was asked for, and tells.
    static func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
        try checkCombinations(arguments)
        let root = try ContentRoot.find(given: try place(arguments))
        let request = MendingRequest(arguments)
        if request != nil { try MendingRequest.check(root) }
        tellPlace(root, arguments, console)
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
            let code = try await run.run(arguments, console)
            await shared?.server.finish()
            return code
        }
        let (proven, mending) = try await mend(
            ProvenContent(content, proof),
            request,
            selection,
            console
        )
        if selection.isEverything { await proven.prover.prune() }
        console.clearProgress()
        await tellHow(proven, root, arguments, console)
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

    /// Says how each fence came by its verdict and what was done for that, when that is asked for.
    private static func tellHow(
        _ proven: ProvenContent,
        _ root: ContentRoot,
        _ arguments: Arguments,
        _ console: Console
    ) async {
        let prover = proven.prover
        if arguments.flag("explain") {
            let prefix = root.pathPrefix
            for line in await prover.explanation(of: proven.content.graph, pathPrefix: prefix) {
                console.report(line)
            }
        }
        if arguments.flag("verbose") {
            for line in await prover.account() { console.report("luca-docs: \(line)") }
        }
    }

    /// Says what is read where that may surprise: who expects documents of their own must not take
    /// the carried ones for them.
    private static func tellPlace(
        _ root: ContentRoot,
        _ arguments: Arguments,
        _ console: Console
    ) {
        guard arguments.flag("verbose") || root.place == .carried else { return }
        console.report("luca-docs: \(root.explanation)")
    }

    private static func place(_ arguments: Arguments) throws -> String? {
        guard let folder = arguments.operands.first else { return arguments.value(of: "content") }
        guard arguments.value(of: "content") == nil else {
            throw UsageError("'\(folder)' and '--content' both say what to prove", hint: "give one")
        }
        return folder
    }
}
