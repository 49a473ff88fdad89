import Rules
import Verify

extension Prover {
    /// Compiles the fences that stand alone against what was built, and runs those that ask for it.
    func check(
        _ alone: [(ReadSnippet, ProofSetting)],
        in plan: SamplePlan,
        _ outcomes: [String: ModuleOutcome]
    ) async throws -> Findings {
        var findings = Findings()
        var jobs: [(setting: ProofSetting, job: AloneChecker.Job)] = []
        var runs: [(SampleRun, ProofSetting, AloneChecker.Job)] = []
        for (read, setting) in alone {
            let behind = plan.modulesBehind(read)
            if let cause = behind.first(where: { outcomes[$0.module.name]?.built == nil }) {
                findings.add(judgeBlocked([read], setting, by: cause.module.name))
                continue
            }
            let modules = behind.compactMap { outcomes[$0.module.name]?.built }
            if let module = plan.testModule(of: read, setting.mode) {
                findings.add(try await test(module, setting, in: plan, outcomes))
                continue
            }
            let run = plan.runs[read.snippet.id]
            let job = try await job(read, setting.mode, behind: modules, run, in: plan)
            if let run { runs.append((run, setting, job)) } else { jobs.append((setting, job)) }
        }
        progress("checking \(jobs.count) lone fences")
        for mode in LanguageMode.allCases {
            // A process compiles in one mode.
            let jobs = jobs.filter { $0.job.mode == mode }
            let results = try await checker.check(jobs.map(\.job))
            for (setting, job) in jobs {
                findings.add(judgeAlone(job.read, setting, results[job.key]!))
            }
        }
        for (run, setting, job) in runs {
            findings.add(try await self.run(run, setting, job, in: plan))
        }
        return findings
    }

    private func job(
        _ read: ReadSnippet,
        _ mode: LanguageMode,
        behind: [BuiltModule],
        _ run: SampleRun?,
        in plan: SamplePlan
    ) async throws -> AloneChecker.Job {
        let completions = plan.standIns.completions(of: [read])
        let foreign =
            plan.usesStandIns(read) ? try await tools.foreign(for: plan.rulebook.name) : nil
        let key = JobKey.alone(
            read,
            mode,
            behind: behind.map(\.interface),
            foreign: foreign?.key,
            completions: completions,
            tools.toolchain.key
        )
        return AloneChecker.Job(
            read: read,
            mode: mode,
            key: run.map { JobKey.run(key, $0, linked: behind.map(\.key)) } ?? key,
            behind: behind,
            foreign: foreign,
            completions: completions,
            isGood: { judgeAlone(read, ProofSetting(plan.setting.variant, mode), $0).isGood }
        )
    }

    /// Builds and runs a fence that holds tests.
    private func test(
        _ module: SampleModule,
        _ setting: ProofSetting,
        in plan: SamplePlan,
        _ outcomes: [String: ModuleOutcome]
    ) async throws -> Findings {
        let behind = module.behind.compactMap { outcomes[$0]?.built }
        let outcome = try await builder.build(module, behind: behind)
        var findings = judge(module, outcome, setting)
        if let built = outcome.built {
            findings.add(
                try await runTests(module, built, behind: behind, in: plan, setting)
            )
        }
        return findings
    }

    private func run(
        _ run: SampleRun,
        _ setting: ProofSetting,
        _ job: AloneChecker.Job,
        in plan: SamplePlan
    ) async throws -> Findings {
        func judge(_ outcome: ProgramRunner.Outcome) -> Findings {
            judgeRun(
                run,
                setting,
                outcome.compiler,
                outcome.end,
                output: outcome.output,
                places: plan.places
            )
        }
        await checker.note(job.key)
        return judge(
            try await ProgramRunner(tools: tools).run(job) { judge($0).isGood }
        )
    }
}
