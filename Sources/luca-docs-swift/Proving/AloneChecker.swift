import Foundation
import Rules
import Verify

/// Compiles fences that stand alone, many in one process where that cannot lie.
actor AloneChecker {
    /// A fence and what it is compiled against.
    struct Job: Sendable {
        let read: ReadSnippet
        let mode: LanguageMode
        let key: JobKey
        let behind: [BuiltModule]
        let foreign: PromisedForeign?
        /// The stand-ins that are imported by flag.
        let completions: [String]

        /// Whether a run over the fence is as it must be: then it is kept.
        let isGood: @Sendable (CompilerRun) -> Bool
    }

    private let tools: ProvingTools
    private var known: [JobKey: CompilerRun] = [:]
    /// The keys of the fences that were asked for, and of those that were run.
    private(set) var keys: Set<JobKey> = []

    init(_ tools: ProvingTools) { self.tools = tools }

    /// Forgets what was asked for, and failures without a word of the compiler.
    func startRound() {
        (keys, ways, alone, shared) = ([], [:], [:], (0, 0))
        known = known.filter { $0.value.succeeded || $0.value.hasErrors }
    }

    /// The compiler's run over each fence, by key; the fences are all of one language mode.
    func check(_ jobs: [Job]) async throws -> [JobKey: CompilerRun] {
        await readKept(jobs)
        keys.formUnion(jobs.map(\.key))
        let open = Dictionary(
            jobs.filter { known[$0.key] == nil }.map { ($0.read.snippet.id, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        let ordered = jobs.map(\.read).filter { open[$0.snippet.id] != nil }
        let batches = Batches(ordered, size: tools.batchSize) { open[$0.snippet.id]!.completions }
        guard let mode = jobs.first?.mode else { return known }
        note(batches, mode, kept: jobs.filter { open[$0.read.snippet.id] == nil }.map(\.read))
        let tools = tools
        let single = try await withThrowingTaskGroup(of: Results.self) { group in
            for batch in batches.groups {
                let jobs = batch.map { open[$0.snippet.id]! }
                group.addTask { try await compile(batch: jobs, tools) }
            }
            for (read, _) in batches.single {
                let job = open[read.snippet.id]!
                group.addTask { try await compile(batch: [job], tools) }
            }
            var refused: [Job] = []
            for try await results in group {
                try await keep(results.runs, of: jobs)
                refused += results.refused
            }
            return refused
        }
        note(refused: single.map(\.read), mode)
        try await withThrowingTaskGroup(of: Results.self) { group in
            for job in single { group.addTask { try await compile(batch: [job], tools) } }
            for try await results in group { try await keep(results.runs, of: jobs) }
        }
        return known
    }

    /// Finds what earlier runs have kept.
    private func readKept(_ jobs: [Job]) async {
        let results = tools.results
        let found = await withTaskGroup(of: (JobKey, CompilerRun?).self) { group in
            for job in jobs where known[job.key] == nil {
                group.addTask {
                    let key = job.key
                    let good = job.isGood
                    return (key, await results.read(CompilerRun.self, .alone, key, isGood: good))
                }
            }
            var found: [JobKey: CompilerRun] = [:]
            for await (key, run) in group { found[key] = run }
            return found
        }
        known.merge(found) { first, _ in first }
    }

    /// Keeps good runs as soon as there are any: who ends this run must not lose them.
    private func keep(_ runs: [JobKey: CompilerRun], of jobs: [Job]) async throws {
        known.merge(runs) { first, _ in first }
        for job in jobs {
            guard let run = runs[job.key], job.isGood(run) else { continue }
            try await tools.results.keep(run, .alone, job.key)
        }
    }

    /// How each fence came by its verdict in a language mode, in words.
    private(set) var ways: [SnippetID: [LanguageMode: String]] = [:]
    /// How many fences were compiled alone, for which reason.
    private(set) var alone: [String: Int] = [:]
    /// How many fences shared processes, and how many processes that were.
    private(set) var shared = (fences: 0, processes: 0)

    private func note(_ batches: Batches, _ mode: LanguageMode, kept: [ReadSnippet]) {
        // What this run has found out for another variant is no earlier run's.
        for read in kept where ways[read.snippet.id]?[mode] == nil {
            ways[read.snippet.id, default: [:]][mode] = "kept from an earlier run"
        }
        for group in batches.groups {
            shared.processes += 1
            shared.fences += group.count
            for read in group {
                ways[read.snippet.id, default: [:]][mode] =
                    "compiled with \(group.count - 1) others in process \(shared.processes)"
            }
        }
        for (read, reason) in batches.single {
            alone[reason, default: 0] += 1
            ways[read.snippet.id, default: [:]][mode] = "compiled alone: \(reason)"
        }
    }

    private func note(refused: [ReadSnippet], _ mode: LanguageMode) {
        for read in refused {
            alone["its process had an error", default: 0] += 1
            ways[read.snippet.id, default: [:]][mode, default: ""] +=
                ", which had an error, then alone"
        }
    }

    /// Counts a fence that is run elsewhere among those asked for.
    func note(_ key: JobKey) { keys.insert(key) }
}

/// What compiling some fences in one process gave.
private struct Results: Sendable {
    var runs: [JobKey: CompilerRun] = [:]
    /// The fences of a batch that failed: each must be compiled alone.
    var refused: [AloneChecker.Job] = []
}

/// Through the SIL stage: type checking alone misses data races and missing returns.
private func compile(batch: [AloneChecker.Job], _ tools: ProvingTools) async throws -> Results {
    try await batch[0].behind.makeFiles()
    let work = try tools.folder.work()
    defer { try? FileManager.default.removeItem(at: work) }
    let isProgram = batch.count == 1 && batch[0].read.facts?.hasTopLevelStatements == true
    var words = ["-module-name", "Snippets"]
    if !isProgram { words.append("-parse-as-library") }
    words += batch[0].behind.flatMap { ["-I", $0.folder.path] }
    words += try await batch[0].foreign?.parts.value.compilerArguments ?? []
    words += CompilerFlags.importing(batch[0].completions)
    var files: [String] = []
    for (number, job) in batch.enumerated() {
        files.append(isProgram ? "main.swift" : "Snippet\(number + 1).swift")
        try BuildFolder.write(job.read.snippet.fileText, to: files[number], in: work)
    }
    let run = try await tools.check(files, batch[0].mode, words, in: work)
    if batch.count == 1 { return Results(runs: [batch[0].key: run]) }
    guard run.succeeded else { return Results(refused: batch) }
    let places = SnippetPlaces(batch.map(\.read.snippet))
    return Results(
        runs: Dictionary(
            batch.map { ($0.key, run.only($0.read, of: places)) },
            uniquingKeysWith: { first, _ in first }
        )
    )
}
