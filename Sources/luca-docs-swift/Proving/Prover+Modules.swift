import Rules
import Verify

extension Prover {
    /// Builds the modules in all settings at the same time; what they share is built once.
    func build(_ plans: [SamplePlan]) async throws
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
        var tasks: [String: Task<ModuleOutcome, any Error>] = [:]
        for module in plan.modules {
            let behind = module.behind.map { ($0, tasks[$0]) }
            tasks[module.module.name] = Task {
                try await build(module, of: plan, behind: behind)
            }
        }
        var outcomes: [String: ModuleOutcome] = [:]
        for (name, task) in tasks { outcomes[name] = try await task.value }
        return outcomes
    }

    private func build(
        _ module: SampleModule,
        of plan: SamplePlan,
        behind: [(name: String, task: Task<ModuleOutcome, any Error>?)]
    ) async throws -> ModuleOutcome {
        let name = module.module.name
        // A fence that cannot be parsed would be blamed on its neighbours.
        guard module.parts.allSatisfy(\.parses) else { return .blocked(by: name) }
        var seen: [BuiltModule] = []
        for (name, task) in behind {
            guard let built = try await task?.value.built else { return .blocked(by: name) }
            seen.append(built)
        }
        progress("building \(name) for \(plan.setting.name(withMode: true))")
        return try await builder.build(module, behind: seen)
    }

    /// Runs the tests of all test modules that were built.
    func runTests(_ plan: SamplePlan, _ outcomes: [String: ModuleOutcome]) async throws -> Findings
    {
        var findings = Findings()
        for module in plan.modules where module.module.kind == .test {
            guard let built = outcomes[module.module.name]?.built else { continue }
            progress("running \(module.module.name)")
            let behind = module.behind.compactMap { outcomes[$0]?.built }
            findings.add(try await runTests(module, built, behind: behind, in: plan, plan.setting))
        }
        return findings
    }

    /// Runs the tests of a module.
    func runTests(
        _ module: SampleModule,
        _ built: BuiltModule,
        behind: [BuiltModule],
        in plan: SamplePlan,
        _ setting: ProofSetting
    ) async throws -> Findings {
        let runner = TestRunner(tools: tools)
        await checker.note(TestRunner.key(of: built, behind: behind))
        let (outcome, end) = try await runner.run(
            built,
            behind: behind,
            of: module.usesStandIns ? module.rulebook : nil
        )
        if let words = outcome.linkFailure { return judgeLinkFailure(module, setting, words) }
        return judgeTests(
            module,
            setting,
            outcome.run,
            end,
            output: outcome.output,
            places: plan.places
        )
    }

    /// What the building of a module means for its fences.
    func judge(_ module: SampleModule, _ outcome: ModuleOutcome, _ setting: ProofSetting)
        -> Findings
    {
        switch outcome {
        case .blocked(let cause): judgeBlocked(module.parts, setting, by: cause)
        case .built(_, let run), .refused(let run): judgeModule(module, setting, run)
        }
    }
}
