import Diagnostics
import Terminal
import Verify
import Workspace

/// The proving of a watch: all that one round found out is at hand in the next.
struct WatchedProof: Sendable {
    /// What a round found out.
    struct Proven: Sendable {
        let outcome: VerifyOutcome
        /// The name of the state that was proven.
        let state: String
        /// How many tools the round has started.
        let tools: Int
        fileprivate let prover: Prover
        fileprivate let states: ContentState
    }

    private let root: ContentRoot
    private let arguments: Arguments
    private let console: Console
    private let folder: BuildFolder
    private let shared: SharedResults?
    private let toolchain: Toolchain
    /// The prover of the last round that was good to go on with.
    private var prover: Prover?
    /// What the fences say, as long as what is around them stays the same.
    private var memory = ReadMemory()
    private var states = ContentState()

    /// Finds the toolchain, once for all rounds.
    init(_ root: ContentRoot, _ arguments: Arguments, _ console: Console) async throws {
        self.root = root
        self.arguments = arguments
        self.console = console
        folder = try BuildFolder(arguments.value(of: "build-dir"), for: root) {
            Self.tellOfWaiting(console)
        }
        shared = try CacheOptions.shared(arguments, folder, console)
        toolchain = try await Toolchain.find(folder)
        folder.letGo()
    }

    /// Gets ready for a round; `changes` are the files that changed since the last one.
    ///
    /// What is around the fences is the same as long as only documents have changed.
    mutating func start(after changes: [ContentPath]) {
        guard !changes.allSatisfy(\.isProse) else { return }
        prover = nil
        memory = ReadMemory()
    }

    /// Proves the content as it is now.
    func prove() async throws -> Proven {
        folder.take { Self.tellOfWaiting(console) }
        defer { folder.letGo() }
        do {
            return try await prove(with: prover)
        } catch is ContradictedServer {
            await shared?.distrust()
            return try await prove(with: nil)
        }
    }

    private func prove(with last: Prover?) async throws -> Proven {
        let content = try LoadedContent.load(root)
        let selection = try DocumentSelection(
            only: arguments.value(of: "only"),
            shard: nil,
            content
        )
        let prover = try await prover(last, for: content)
        let before = await prover.tools.gate.started
        let proof = try await prover.prove(content.graph) { selection.contains($0.location.path) }
        if selection.isEverything { await prover.prune() }
        console.clearProgress()
        if arguments.flag("explain") {
            let prefix = content.root.pathPrefix
            for line in await prover.explanation(of: content.graph, pathPrefix: prefix) {
                console.report(line)
            }
        }
        var states = states
        let state = states.name(of: content)
        return Proven(
            outcome: VerifyOutcome(content, proof.findings, selection, toolchain),
            state: state,
            tools: await prover.tools.gate.started - before,
            prover: prover,
            states: states
        )
    }

    /// Goes on with what a round found out; a round that was cut short leaves nothing.
    mutating func keep(_ proven: Proven?, isOutdated: Bool) {
        prover = isOutdated ? nil : proven?.prover
        if let proven { states = proven.states }
    }

    /// The last prover, else a new one; another run may have removed what the last one has built.
    private func prover(_ last: Prover?, for content: LoadedContent) async throws -> Prover {
        if let last, await last.tools.isWhole {
            await last.startRound()
            return last
        }
        let standIns = StandIns(content)
        let tools = try VerifyCommand.tools(
            toolchain,
            folder,
            shared,
            content,
            standIns,
            arguments
        )
        return Prover(tools, memory: memory) { [console] in console.progress($0) }
    }

    private static func tellOfWaiting(_ console: Console) {
        console.report("luca-docs: waiting for another run that uses the same build folder")
    }
}

extension ContentPath {
    /// Whether a change of the file leaves alone what fences are compiled with.
    fileprivate var isProse: Bool { isMarkdown || description == "ledger.json" }
}
