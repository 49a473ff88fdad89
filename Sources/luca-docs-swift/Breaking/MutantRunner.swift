import Foundation
import Rules
import Verify
import Workspace

/// Runs the tests of one program over the breaks of the modules that it is linked with.
struct MutantRunner: Sendable {
    let tools: ProvingTools
    let program: SampleModule
    let plan: MutationPlan
    let progress: @Sendable (String) -> Void

    private var name: String { program.module.name }

    /// The key of what is found out with the built program: all that it is linked from.
    func key(of built: BuiltModule, behind: [BuiltModule]) -> JobKey {
        let linked = behind.map(\.key)
        let run = plan.run(of: program).map { JobKey.run(built.key, $0, linked: linked) }
        return JobKey.mutants([run ?? built.key] + linked)
    }

    /// Runs what is not known yet, and keeps what was found out.
    ///
    /// `family` is the key of all programs that differ from this one in test files alone.
    func run(
        _ test: BuiltModule,
        behind: [BuiltModule],
        family: JobKey,
        judging ids: Set<SnippetID>,
        noticedBefore: Set<Int>
    ) async throws -> MutantRuns {
        let key = key(of: test, behind: behind)
        let notes = MutantNotes(program, key, family: family, tools.folder)
        let linked = LinkedProgram([test] + behind, of: program, in: plan, tools)
        do {
            if !notes.isWhole { try await findReach(linked, notes) }
            try await breakAll(linked, notes, ids, noticedBefore)
            try await lookAgain(linked, notes, ids)
        } catch {
            await linked.remove()
            throw error
        }
        await linked.remove()
        try await notes.save()
        return await notes.runs
    }

    /// Runs all tests together, then each alone to learn what it reaches.
    private func findReach(_ linked: LinkedProgram, _ notes: MutantNotes) async throws {
        let program = try await linked.program()
        let all = try await findSteadyTests(program, notes)
        let known = await notes.runs.reached
        let tests = all.filter { known[$0] == nil }
        let count = Counter()
        let limit = tools.limits.seconds
        try await forEach(tests) { test in
            let (run, reached) = try await program.reach(test, limit: limit)
            if run.fails(test) != false { await notes.noteUnsteady([test]) }
            await notes.note(reached, by: test)
            let done = await count.next()
            progress("finding what the tests reach: \(done) of \(tests.count)")
        }
    }

    /// Runs all tests together several times: those that fail only sometimes cannot be believed.
    private func findSteadyTests(
        _ program: MutantProgram,
        _ notes: MutantNotes
    ) async throws -> [String] {
        progress("running \(name) unbroken")
        var tests: [TestRun.Test] = []
        var failed: [Set<String>] = []
        var words = ""
        var longest = 0.0
        for _ in 0..<3 {
            let (all, seconds) = try await program.runAll(limit: tools.limits.seconds)
            let failing = Set(all.issues.compactMap(\.test))
            words = all.issues.map(\.text).joined(separator: "\n")
            guard all.ended, all.issues.allSatisfy({ $0.test != nil }) else { throw broken(words) }
            tests = all.tests.filter { $0.end == .ended }
            failed.append(failing)
            longest = max(longest, seconds)
        }
        let always = failed.dropFirst().reduce(failed[0]) { $0.intersection($1) }
        guard always.isEmpty else { throw broken(words) }
        // Much more than the tests take: a slow machine must not look like an endless loop.
        await notes.begin(tests, limit: 5 + Int(longest * 5))
        await notes.noteUnsteady(failed.reduce([]) { $0.union($1) })
        return tests.map(\.id)
    }

    private func broken(_ words: String) -> WorkspaceError {
        .cannotBreak("the tests of '\(name)' fail with nothing broken", words)
    }

    /// Switches each break on for the tests that reach it.
    private func breakAll(
        _ linked: LinkedProgram,
        _ notes: MutantNotes,
        _ ids: Set<SnippetID>,
        _ noticedBefore: Set<Int>
    ) async throws {
        let known = await notes.runs
        let mutants = plan.mutants(behind: program).filter { mutant in
            ids.contains(mutant.snippet.id) && !noticedBefore.contains(mutant.number)
                && !known.unasked(about: mutant.number).isEmpty
        }
        guard !mutants.isEmpty else { return }
        let program = try await linked.program()
        let count = Counter()
        try await forEach(mutants) { mutant in
            let tests = known.unasked(about: mutant.number)
            let trial = BreakTrial(program, mutant, limit: known.limit)
            let result = try await trial.result(tests)
            await notes.noteUnsteady(result.unsteady)
            try await notes.note(result.run, of: mutant.number)
            let done = await count.next()
            let noticed = await notes.noticed
            progress("breaking \(done) of \(mutants.count) for \(name): \(noticed) noticed")
        }
    }

    /// Tries the tests that no break has failed yet with what they were not tried with, or what
    /// cut them off when others ran beside them.
    private func lookAgain(
        _ linked: LinkedProgram,
        _ notes: MutantNotes,
        _ ids: Set<SnippetID>
    ) async throws {
        let known = await notes.runs
        let judged = Set(program.parts.map(\.snippet).filter { ids.contains($0.id) }.map(\.id))
        guard !judged.isEmpty, program.module.kind == .test else { return }
        let mutants = plan.mutants(behind: program)
        let open = known.tests.map(\.id).filter {
            !known.canFail($0) && !known.unsteady.contains($0)
        }
        try await forEach(open) { test in
            let untried = Set(known.untried(for: test))
            for mutant in mutants where untried.contains(mutant.number) {
                let program = try await linked.program()
                progress("looking for a break that fails a test of \(name)")
                let result = try await BreakTrial(program, mutant, limit: known.limit).result([test]
                )
                await notes.noteUnsteady(result.unsteady)
                try await notes.note(result.run, of: mutant.number, for: test)
                if result.run.isNoticed { break }
            }
        }
    }

    /// Does something for each, as many at a time as tools may run.
    private func forEach<Element: Sendable>(
        _ elements: [Element],
        _ body: @escaping @Sendable (Element) async throws -> Void
    ) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            var rest = elements.makeIterator()
            for _ in 0..<tools.gate.jobs {
                guard let next = rest.next() else { break }
                group.addTask { try await body(next) }
            }
            while try await group.next() != nil {
                if let next = rest.next() { group.addTask { try await body(next) } }
            }
        }
    }
}
