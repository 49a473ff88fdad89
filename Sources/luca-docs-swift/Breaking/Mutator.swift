import Foundation
import Graph
import Rules
import SwiftCode
import Verify
import Workspace

/// Breaks the samples of rulebooks and runs their tests: the spine of `verify --mutate`.
///
/// All breaks of a module are built into it at once and lie dormant. Each test is run alone to
/// learn what it reaches; then each break is switched on for the tests that reach it.
struct Mutator: Sendable {
    let prover: Prover
    let progress: @Sendable (String) -> Void
    private let keys = MutantKeys()
    private var tools: ProvingTools { prover.tools }

    init(_ prover: Prover, progress: @escaping @Sendable (String) -> Void) {
        self.prover = prover
        self.progress = progress
    }

    /// Breaks the samples of proven plans; only fences for which `isLookedAt` holds are judged,
    /// and those of `variant` if one is given.
    func mutate(
        _ plans: [SamplePlan],
        variant: String?,
        isLookedAt: (Snippet) -> Bool
    ) async throws -> MutationReport {
        var report = MutationReport()
        var judged: Set<SnippetID> = []
        for plan in plans where variant == nil || plan.setting.variant == variant {
            let fences = plan.modules.flatMap(\.parts) + plan.alone
            // What two variants share is broken once.
            let new = fences.map(\.snippet).filter { !judged.contains($0.id) && isLookedAt($0) }
            guard !new.isEmpty else { continue }
            let ids = Set(new.map(\.id))
            judged.formUnion(ids)
            progress("looking for places to break")
            let mutation = MutationPlan(plan, await read(plan))
            let hasWork =
                mutation.modules.contains { $0.mutants.contains { ids.contains($0.snippet.id) } }
                || mutation.programs.contains { $0.parts.contains { ids.contains($0.snippet.id) } }
            guard hasWork else { continue }
            report.add(try await mutate(mutation, judging: ids, isLookedAt))
        }
        return report
    }

    /// Removes what was found out about code that is no more.
    func prune() async { tools.folder.prune("mutants", keeping: await keys.all) }

    /// Finds the breaks of the modules' fences.
    private func read(_ plan: SamplePlan) async -> [SnippetID: BreakableCode] {
        let modules = plan.modules.filter { $0.module.kind != .test }
        let snippets = modules.flatMap(\.parts).map(\.snippet)
        let foreign = (try? tools.modules(of: plan.rulebook).names) ?? []
        let surroundings = prover.surroundings(foreign)
        let mode = plan.setting.mode.rawValue
        return await onDeepStack {
            var codes: [SnippetID: BreakableCode] = [:]
            for snippet in snippets {
                let around = surroundings.configuration(of: snippet, in: plan.rulebook)
                codes[snippet.id] = BreakableCode(snippet.code, in: around, mode: mode)
            }
            return codes
        }
    }

    private func mutate(
        _ plan: MutationPlan,
        judging ids: Set<SnippetID>,
        _ isLookedAt: (Snippet) -> Bool
    ) async throws -> MutationReport {
        var plan = plan
        let builder = MutantBuilder(tools: tools, builder: prover.builder, keys: keys)
        let runtime = try await builder.runtime()
        var built: [String: BuiltModule] = [:]
        for (index, module) in plan.modules.enumerated() {
            let name = module.module.module.name
            let behind = module.module.behind.compactMap { built[$0] } + [runtime]
            let (refined, result) = try await builder.build(module, behind: behind) { round in
                progress("building \(name) with \(module.mutants.count) breaks, round \(round)")
            }
            plan.modules[index] = refined
            built[name] = result
        }
        var runs: [MutantRuns] = []
        var noticed: Set<Int> = []
        for program in plan.programs {
            let behind = program.behind.compactMap { built[$0] } + [runtime]
            let runner = MutantRunner(
                tools: tools,
                program: program,
                plan: plan,
                progress: progress
            )
            guard let test = try await prover.builder.build(program, behind: behind).built else {
                let name = program.module.name
                throw WorkspaceError.cannotBreak("the module '\(name)' does not build")
            }
            await keys.insert(runner.key(of: test, behind: behind))
            let family = try await builder.family(of: program, behind: behind)
            let found = try await runner.run(
                test,
                behind: behind,
                family: family,
                judging: ids,
                noticedBefore: noticed
            )
            noticed.formUnion(found.together.filter { found.isNoticed($0.value) }.keys)
            runs.append(found)
        }
        return judgeMutants(
            plan,
            runs,
            isJudged: { ids.contains($0.id) },
            isLookedAt: isLookedAt
        )
    }
}

/// The keys of what this run had use for.
actor MutantKeys {
    private(set) var all: Set<JobKey> = []

    func insert(_ key: JobKey) { all.insert(key) }
}
