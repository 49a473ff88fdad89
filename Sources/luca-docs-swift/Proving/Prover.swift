import Diagnostics
import Foundation
import Graph
import Rules
import SwiftCode
import Verify

/// Proves the fences of all rulebooks: the spine of `verify`.
///
/// Each fence is read alone, then the modules are built, then tests run and lone fences are
/// compiled; a rulebook is proven once per setting, and what two settings share is done once.
struct Prover: Sendable {
    let tools: ProvingTools
    let progress: @Sendable (String) -> Void
    let builder: ModuleBuilder
    let checker: AloneChecker
    /// What reading told before; nil for a prover that is used once.
    private let memory: ReadMemory?

    init(
        _ tools: ProvingTools,
        memory: ReadMemory? = nil,
        progress: @escaping @Sendable (String) -> Void
    ) {
        self.tools = tools
        self.memory = memory
        self.progress = progress
        builder = ModuleBuilder(tools)
        checker = AloneChecker(tools)
    }

    /// Proves the fences of a graph for which `isLookedAt` holds, and the modules they need.
    ///
    /// Gives the plans too, of which packages can be made.
    func prove(
        _ graph: RuleGraph,
        isLookedAt: (Snippet) -> Bool
    ) async throws -> (findings: Findings, plans: [SamplePlan]) {
        var findings = Findings()
        for problem in tools.problems { findings.report(problem) }
        var allPlans: [SamplePlan] = []
        for rulebook in graph.rulebooks {
            let snippets = graph.documents.filter { $0.id.rulebook == rulebook.name }
                .flatMap(\.snippets)
            progress("reading \(snippets.count) fences of \(rulebook.name)")
            let foreign = try tools.modules(of: rulebook)
            let reads = await read(snippets, of: rulebook, foreign.names)
            findings.add(checkSnippets(reads, of: rulebook))
            guard rulebook.isDeclared else { continue }
            let documents = graph.documents.filter { $0.id.rulebook == rulebook.name }
            for problem in findIndentedSwift(documents) { findings.report(problem) }
            for problem in findUndescribedStandIns(foreign, of: rulebook) {
                findings.report(problem)
            }
            findings.add(findUnavailableAPI(reads, in: rulebook, tools.availability))
            let settled = findings
            let wholePlans = SamplePlan.all(rulebook, reads, standIns: foreign.standIns)
            allPlans += wholePlans
            let plans = wholePlans.map { $0.restricted(to: isLookedAt) }
            let outcomes = try await build(plans)
            for (plan, outcomes) in zip(plans, outcomes) {
                findings.add(try await prove(plan, settled, outcomes))
                for read in reads where read.isExcerpt(in: plan.setting) {
                    guard isLookedAt(read.snippet) else { continue }
                    findings.add(judgeExcerpt(read, in: plan, findings))
                }
            }
            let versions = try await tools.packages(for: rulebook.name)?.versions ?? [:]
            for plan in wholePlans {
                for (id, modules) in plan.foreignModules {
                    findings.note(foreign.sources(of: modules, versions: versions), of: id)
                }
            }
            findings.nameModes(reads, of: rulebook)
            findings.explainUnknownNames(reads)
        }
        return (findings, allPlans)
    }

    /// What was done, for verbose runs: a line each.
    func account() async -> [String] {
        let shared = await checker.shared
        let alone = await checker.alone.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let served = await tools.results.shared?.server.given
        return ["tools started: \(await tools.gate.started)"]
            + (served.map { ["results from the cache server: \($0)"] } ?? [])
            + ["lone fences compiled together: \(shared.fences) in \(shared.processes) processes"]
            + alone.map { "lone fences compiled alone: \($0.value), \($0.key)" }
    }

    /// How each lone fence of a graph came by its verdict: a line each, in order.
    func explanation(of graph: RuleGraph, pathPrefix: String) async -> [String] {
        let ways = await checker.ways
        return graph.documents.flatMap(\.snippets).flatMap { snippet in
            let own = ways[snippet.id] ?? [:]
            let namesModes = snippet.namesModes(of: own.keys.map { ProofSetting("", $0) })
            let place = "\(pathPrefix)\(snippet.location.path):\(snippet.location.start.line)"
            return own.sorted { $0.key < $1.key }.map { mode, way in
                namesModes ? "\(place): \(mode.name): \(way)" : "\(place): \(way)"
            }
        }
    }

    /// Gets ready to prove again what may have changed.
    func startRound() async {
        await builder.startRound()
        await checker.startRound()
    }

    /// Removes kept results that no fence leads to any more.
    func prune() async {
        let modules = await builder.keys
        let fences = await checker.keys
        tools.results.prune([
            .modules: modules, .tests: fences, .alone: fences, .runs: fences,
        ])
        tools.results.pruneObjects(await builder.objectKeys)
        // They are large, and a run that uses none says nothing of which are of use.
        if let key = await tools.standInKey {
            tools.folder.prune("stand-ins", keeping: [key], spare: 0)
        }
        let packages = await tools.packagePlaces
        if !packages.isEmpty { tools.folder.prune("packages", keeping: packages, spare: 0) }
    }

    private func prove(
        _ plan: SamplePlan,
        _ settled: Findings,
        _ outcomes: [String: ModuleOutcome]
    ) async throws -> Findings {
        var findings = Findings()
        for module in plan.modules {
            findings.add(judge(module, outcomes[module.module.name]!, plan.setting))
        }
        async let tests = runTests(plan, outcomes)
        let alone = plan.alone.flatMap { read in
            plan.settings(of: read).filter { settled.state(of: read.snippet.id, $0) == nil }
                .map { (read, $0) }
        }
        findings.add(try await check(alone, in: plan, outcomes))
        findings.add(try await tests)
        return findings
    }

    /// Reads the fences in parallel: the toolchain's parser is slow.
    func read(
        _ snippets: [Snippet],
        of rulebook: Rulebook,
        _ foreign: Set<String> = []
    ) async -> [ReadSnippet] {
        let surroundings = surroundings(foreign)
        let parts = stride(from: 0, to: snippets.count, by: 25).map { start in
            Array(snippets[start..<min(start + 25, snippets.count)])
        }
        let memory = memory
        return await withTaskGroup(of: (Int, [ReadSnippet]).self) { group in
            for (place, part) in parts.enumerated() {
                group.addTask {
                    let reads = await onDeepStack {
                        part.map { snippet in
                            if let known = memory?.read(snippet, of: rulebook) { return known }
                            let around = surroundings.configuration(of: snippet, in: rulebook)
                            let read = ReadSnippet(snippet, in: around)
                            memory?.keep(read, of: rulebook)
                            return read
                        }
                    }
                    return (place, reads)
                }
            }
            var reads: [(Int, [ReadSnippet])] = []
            for await read in group { reads.append(read) }
            return reads.sorted { $0.0 < $1.0 }.flatMap(\.1)
        }
    }
}

extension Prover {
    /// What `#if` finds around fences that see those foreign modules.
    func surroundings(_ foreign: Set<String>) -> Surroundings {
        Surroundings(
            system: Toolchain.systemName,
            compiler: tools.toolchain.version,
            toolchainModules: tools.toolchain.modules,
            foreign: foreign,
            watched: tools.availability.watched
        )
    }
}

/// Does work that may go deep: the parser calls itself for each link of a long chain of calls.
func onDeepStack<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: work()) }
        // Reserved, and used only as far as the code goes deep.
        thread.stackSize = 512 << 20
        thread.start()
    }
}
