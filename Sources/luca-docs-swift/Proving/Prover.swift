import Diagnostics
import Graph
import Rules
import SwiftCode
import Verify

/// Proves the fences of all rulebooks: the spine of `verify`.
///
/// Each fence is read alone, then the modules are built, then tests run and lone fences are
/// compiled; a rulebook is proven once per variant, and what two variants share is done once.
struct Prover: Sendable {
    let tools: ProvingTools
    let progress: @Sendable (String) -> Void
    private let builder: ModuleBuilder
    private let checker: AloneChecker

    init(_ tools: ProvingTools, progress: @escaping @Sendable (String) -> Void) {
        self.tools = tools
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
        var allPlans: [SamplePlan] = []
        for rulebook in graph.rulebooks {
            let snippets = graph.documents.filter { $0.id.rulebook == rulebook.name }
                .flatMap(\.snippets)
            progress("reading \(snippets.count) fences of \(rulebook.name)")
            let reads = await read(snippets, of: rulebook)
            findings.add(checkSnippets(reads, of: rulebook))
            guard rulebook.isDeclared else { continue }
            let settled = findings
            let plans = SamplePlan.all(rulebook, reads)
            allPlans += plans
            let outcomes = try await build(plans)
            for (plan, outcomes) in zip(plans, outcomes) {
                findings.add(try await prove(plan, reads, settled, outcomes, isLookedAt))
            }
        }
        return (findings, allPlans)
    }

    /// Removes kept results that no fence leads to any more.
    func prune() async {
        let modules = await builder.keys
        tools.folder.prune("modules", keeping: modules)
        tools.folder.prune("tests", keeping: Set(modules.map { JobKey.tests($0) }))
        tools.folder.prune("alone", keeping: await checker.keys)
    }

    private func prove(
        _ plan: SamplePlan,
        _ reads: [ReadSnippet],
        _ settled: Findings,
        _ outcomes: [String: ModuleOutcome],
        _ isLookedAt: (Snippet) -> Bool
    ) async throws -> Findings {
        var findings = Findings()
        for module in plan.modules {
            let name = module.module.name
            switch outcomes[name]! {
            case .blocked(let cause):
                findings.add(judgeBlocked(module.parts, plan.variant, by: cause))
            case .built(_, let run), .refused(let run):
                findings.add(judgeModule(module, plan.variant, run))
            }
        }
        async let tests = runTests(plan, outcomes)
        let alone = plan.alone.filter {
            settled.state(of: $0.snippet.id, plan.variant) == nil && isLookedAt($0.snippet)
        }
        findings.add(try await check(alone, in: plan, outcomes))
        findings.add(try await tests)
        for read in reads where read.isExcerpt(for: plan.variant) {
            findings.add(judgeExcerpt(read, in: plan, findings))
        }
        return findings
    }

    /// Builds the modules of all variants at the same time; what they share is built once.
    private func build(_ plans: [SamplePlan]) async throws
        -> [[String: ModuleOutcome]]
    {
        try await withThrowingTaskGroup(of: (Int, [String: ModuleOutcome]).self) { group in
            for (place, plan) in plans.enumerated() {
                group.addTask { (place, try await build(plan)) }
            }
            var outcomes = plans.map { _ in [String: ModuleOutcome]() }
            for try await (place, found) in group { outcomes[place] = found }
            return outcomes
        }
    }

    /// Builds the plan's modules, each as soon as those that it sees are built.
    private func build(_ plan: SamplePlan) async throws -> [String: ModuleOutcome] {
        var outcomes: [String: ModuleOutcome] = [:]
        for module in plan.modules {
            let name = module.module.name
            progress("building \(name)" + (plan.variant.isEmpty ? "" : " for \(plan.variant)"))
            // A fence that cannot be parsed would be blamed on its neighbours.
            let isBroken = !module.parts.allSatisfy(\.parses)
            if isBroken {
                outcomes[name] = .blocked(by: name)
                continue
            }
            if let cause = module.behind.first(where: { outcomes[$0]?.built == nil }) {
                outcomes[name] = .blocked(by: cause)
                continue
            }
            let behind = module.behind.compactMap { outcomes[$0]?.built }
            outcomes[name] = try await builder.build(module, behind: behind)
        }
        return outcomes
    }

    private func runTests(_ plan: SamplePlan, _ outcomes: [String: ModuleOutcome]) async throws
        -> Findings
    {
        var findings = Findings()
        for module in plan.modules where module.module.kind == .test {
            guard let built = outcomes[module.module.name]?.built else { continue }
            progress("running \(module.module.name)")
            let (outcome, end) = try await TestRunner(tools: tools).run(
                built,
                behind: module.behind.compactMap { outcomes[$0]?.built },
                usesStandIns: module.usesStandIns
            )
            if let words = outcome.linkFailure {
                findings.add(judgeLinkFailure(module, plan.variant, words))
            } else {
                let snippets = plan.modules.flatMap(\.parts).map(\.snippet)
                findings.add(
                    judgeTests(
                        module,
                        plan.variant,
                        outcome.run,
                        end,
                        output: outcome.output,
                        places: SnippetPlaces(snippets)
                    )
                )
            }
        }
        return findings
    }

    private func check(
        _ alone: [ReadSnippet],
        in plan: SamplePlan,
        _ outcomes: [String: ModuleOutcome]
    ) async throws -> Findings {
        var findings = Findings()
        var jobs: [AloneChecker.Job] = []
        for read in alone {
            let behind = plan.modulesBehind(read)
            if let cause = behind.first(where: { outcomes[$0.module.name]?.built == nil }) {
                findings.add(judgeBlocked([read], plan.variant, by: cause.module.name))
                continue
            }
            let modules = behind.compactMap { outcomes[$0.module.name]?.built }
            let usesStandIns = plan.usesStandIns(read, standIns: tools.standInNames)
            let standIns = usesStandIns ? try await tools.standIns() : nil
            let key = JobKey.alone(
                read,
                behind: modules.map(\.key),
                standIns: standIns?.key,
                tools.toolchain.key
            )
            jobs.append(.init(read: read, key: key, behind: modules, standIns: standIns))
        }
        progress("checking \(jobs.count) lone fences")
        let runs = try await checker.check(jobs)
        for job in jobs {
            let found = judgeAlone(job.read, plan.variant, runs[job.key]!)
            findings.add(found)
            let isGood = !found.problems.contains { $0.severity == .error }
            if isGood { try await checker.keep(job.key) }
        }
        return findings
    }

    /// Reads the fences in parallel: the toolchain's parser is slow.
    private func read(_ snippets: [Snippet], of rulebook: Rulebook) async -> [ReadSnippet] {
        let surroundings = Surroundings(
            system: Toolchain.systemName,
            compiler: tools.toolchain.version,
            toolchainModules: tools.toolchain.modules,
            standIns: tools.standInNames
        )
        return await withTaskGroup(of: (Int, ReadSnippet).self) { group in
            for (place, snippet) in snippets.enumerated() {
                group.addTask {
                    let configuration = surroundings.configuration(of: snippet, in: rulebook)
                    return (place, ReadSnippet(snippet, in: configuration))
                }
            }
            var reads: [(Int, ReadSnippet)] = []
            for await read in group { reads.append(read) }
            return reads.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }
}
