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

    /// Runs what is not known yet, and keeps what was found out.
    func run(
        _ test: BuiltModule,
        behind: [BuiltModule],
        judging ids: Set<SnippetID>,
        noticedBefore: Set<Int>
    ) async throws -> MutantRuns {
        let kept = tools.folder.file("mutants", JobKey.mutants(test.key), "json")
        let runs = tools.folder.read(MutantRuns.self, kept)
        let notes = MutantNotes(runs ?? MutantRuns(), kept, tools.folder)
        let linked = LinkedProgram([test] + behind, of: program, tableSize: plan.tableSize, tools)
        do {
            if runs == nil { try await findReach(linked, notes) }
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
        progress("running \(name) unbroken")
        let program = try await linked.program()
        let (all, seconds) = try await program.runAll(limit: tools.limits.seconds)
        guard all.isGood else {
            let words = all.issues.map(\.text).joined(separator: "\n")
            throw WorkspaceError.cannotBreak(
                "the tests of '\(name)' fail with nothing broken",
                words
            )
        }
        // Much more than the tests take: a slow machine must not look like an endless loop.
        await notes.begin(all.tests.filter { $0.end == .ended }, limit: 5 + Int(seconds * 5))
        let tests = all.tests.filter { $0.end == .ended }.map(\.id)
        let count = Counter()
        let limit = tools.limits.seconds
        try await forEach(tests) { test in
            let (run, reached) = try await program.reach(test, limit: limit)
            guard run.fails(test) == false else {
                throw WorkspaceError.cannotBreak("the test '\(test)' fails when it runs alone")
            }
            await notes.note(reached, by: test)
            let done = await count.next()
            progress("finding what the tests reach: \(done) of \(tests.count)")
        }
    }

    /// Switches each break on for the tests that reach it.
    private func breakAll(
        _ linked: LinkedProgram,
        _ notes: MutantNotes,
        _ ids: Set<SnippetID>,
        _ noticedBefore: Set<Int>
    ) async throws {
        let known = await notes.runs
        let numbers = plan.mutants(behind: program).filter { mutant in
            ids.contains(mutant.snippet.id) && !noticedBefore.contains(mutant.number)
                && known.together[mutant.number] == nil
                && !known.tests(reaching: mutant.number).isEmpty
        }.map(\.number)
        guard !numbers.isEmpty else { return }
        let program = try await linked.program()
        let count = Counter()
        try await forEach(numbers) { number in
            let tests = known.tests(reaching: number)
            let run = try await program.run(tests, breaking: number, limit: known.limit)
            try await notes.note(run, of: number)
            let done = await count.next()
            let noticed = await notes.noticed
            progress("breaking \(done) of \(numbers.count) for \(name): \(noticed) noticed")
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
        guard !judged.isEmpty else { return }
        let applied = Set(plan.mutants(behind: program).map(\.number))
        let open = known.tests.map(\.id).filter { !known.canFail($0) }
        try await forEach(open) { test in
            for number in known.untried(for: test) where applied.contains(number) {
                let program = try await linked.program()
                progress("looking for a break that fails a test of \(name)")
                let run = try await program.run([test], breaking: number, limit: known.limit)
                try await notes.note(run, of: number, for: test)
                if run.isNoticed { break }
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
            for _ in 0..<16 {
                guard let next = rest.next() else { break }
                group.addTask { try await body(next) }
            }
            while try await group.next() != nil {
                if let next = rest.next() { group.addTask { try await body(next) } }
            }
        }
    }
}

/// A program that is linked when it is first needed.
private actor LinkedProgram {
    private let modules: [BuiltModule]
    private let test: SampleModule
    private let tableSize: Int
    private let tools: ProvingTools
    private var task: Task<MutantProgram, any Error>?

    init(
        _ modules: [BuiltModule],
        of test: SampleModule,
        tableSize: Int,
        _ tools: ProvingTools
    ) {
        self.modules = modules
        self.test = test
        self.tableSize = tableSize
        self.tools = tools
    }

    func program() async throws -> MutantProgram {
        let (modules, test, tableSize, tools) = (modules, test, tableSize, tools)
        let task =
            task
            ?? Task {
                try await modules.makeFiles()
                let foreign = test.usesStandIns ? try await tools.foreign(for: test.rulebook) : nil
                let objects = try await foreign?.parts.value.objects ?? []
                return try await MutantProgram(
                    modules.map(\.object) + objects,
                    tableSize: tableSize,
                    tools
                )
            }
        self.task = task
        return try await task.value
    }

    func remove() async { try? await task?.value.remove() }
}

/// What was found out so far; it is written every now and then, so that little is lost.
private actor MutantNotes {
    private(set) var runs: MutantRuns
    private let file: URL
    private let folder: BuildFolder
    private var unsaved = 0

    init(_ runs: MutantRuns, _ file: URL, _ folder: BuildFolder) {
        self.runs = runs
        self.file = file
        self.folder = folder
    }

    var noticed: Int { runs.together.values.count(where: \.isNoticed) }

    func begin(_ tests: [TestRun.Test], limit: Int) {
        runs.tests = tests
        runs.limit = limit
    }

    func note(_ reached: Set<Int>, by test: String) { runs.reached[test] = reached }

    func note(_ run: MutantRuns.Run, of number: Int) throws {
        runs.together[number] = run
        try saveSometimes()
    }

    func note(_ run: MutantRuns.Run, of number: Int, for test: String) throws {
        runs.alone[test, default: [:]][number] = run
        try saveSometimes()
    }

    func save() throws {
        guard unsaved > 0 || !FileManager.default.fileExists(atPath: file.path) else { return }
        try folder.write(JSONEncoder().encode(runs), to: file)
        unsaved = 0
    }

    private func saveSometimes() throws {
        unsaved += 1
        if unsaved >= 40 { try save() }
    }
}

private actor Counter {
    private var count = 0

    func next() -> Int {
        count += 1
        return count
    }
}
