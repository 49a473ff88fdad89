import Foundation
import Verify

/// Compiles a fence into a program and runs it under limits.
struct ProgramRunner: Sendable {
    /// What a run is kept as.
    struct Outcome: Sendable, Codable {
        var compiler: CompilerRun
        /// Nil when it did not compile.
        var end: ProgramEnd?
        var output = ""
    }

    /// How many seconds a fence's program may run.
    static let limit = 10

    let tools: ProvingTools

    /// Runs a fence's program, or reads what a run of the same program gave that `isGood`.
    func run(
        _ job: AloneChecker.Job,
        isGood: (Outcome) -> Bool
    ) async throws -> Outcome {
        let known = await tools.results.read(Outcome.self, .runs, job.key, isGood: isGood)
        if let known { return known }
        try await job.behind.makeFiles()
        let foreign = try await job.foreign?.parts.value
        let work = try tools.folder.work()
        defer { try? FileManager.default.removeItem(at: work) }
        let hasStatements = job.read.facts?.hasTopLevelStatements ?? false
        let name = hasStatements ? "main.swift" : "Program.swift"
        try BuildFolder.write(job.read.snippet.fileText, to: name, in: work)
        var arguments =
            CompilerFlags.flags(job.mode) + ["-module-name", "Snippet", "-o", "program", name]
        if !hasStatements { arguments.append("-parse-as-library") }
        arguments += job.behind.flatMap { ["-I", $0.folder.path] } + job.behind.flatMap(\.objects)
        arguments += (foreign?.compilerArguments ?? []) + (foreign?.objects ?? [])
        arguments += CompilerFlags.importing(job.completions) + CompilerFlags.fixItsOfBuild
        let compiler = try await tools.compile(arguments, in: work)
        guard compiler.succeeded else { return Outcome(compiler: compiler) }
        let run = try await tools.gate.run {
            let program = work.appendingPathComponent("program")
            return try await tools.limits.with(seconds: Self.limit).run(program, in: work)
        }
        let outcome = Outcome(compiler: compiler, end: run.end, output: run.output)
        if isGood(outcome) { try await tools.results.keep(outcome, .runs, job.key) }
        return outcome
    }
}
