import Foundation
import Rules
import Verify
import Workspace

/// A program linked with modules that have their breaks in them: one that runs tests, or that of a
/// fence, which counts as one test.
struct MutantProgram: Sendable {
    /// What a fence's program must do.
    struct Fence: Sendable {
        let run: SampleRun
        let places: SnippetPlaces
    }

    let tools: ProvingTools
    let fence: Fence?
    /// The folder that it lies in.
    let work: URL
    let tableSize: Int

    /// Links the program; it lies in a folder of its own until it is removed.
    init(
        _ objects: [String],
        of fence: Fence?,
        tableSize: Int,
        _ tools: ProvingTools
    ) async throws {
        self.tools = tools
        self.fence = fence
        self.tableSize = tableSize
        work = try tools.folder.work()
        if let words = try await link(objects) {
            throw WorkspaceError.cannotBreak("a test program cannot be linked", words)
        }
    }

    private func link(_ objects: [String]) async throws -> String? {
        guard fence != nil else {
            return try await TestRunner(tools: tools).link(objects, in: work)
        }
        let arguments = objects + ["-o", "tests"] + entryPoint(of: MutationPlan.programName)
        let run = try await tools.compile(arguments, in: work)
        return run.succeeded ? nil : run.output
    }

    func remove() { try? FileManager.default.removeItem(at: work) }

    /// Runs all tests with nothing broken.
    func runAll(limit: Int) async throws -> (TestRun, seconds: Double) {
        let (run, _, seconds) = try await run([], limit: limit, [:])
        return (run, seconds)
    }

    /// Runs some tests with nothing broken.
    func runUnbroken(_ tests: [String], limit: Int) async throws -> MutantRuns.Run {
        let (run, end, _) = try await run(tests, limit: limit, [:])
        return MutantRuns.Run(run, end, of: tests)
    }

    /// Runs one test with nothing broken, and tells which places it reaches.
    func reach(_ test: String, limit: Int) async throws -> (MutantRuns.Run, Set<Int>) {
        try await withTable(of: tableSize) { table in
            let environment = ["LUCA_DOCS_REACHED": table.path]
            let (run, end, _) = try await run([test], limit: limit, environment)
            let bytes = try Data(contentsOf: table)
            let numbers = bytes.indices.filter { bytes[$0] != 0 }.map { $0 - bytes.startIndex }
            return (MutantRuns.Run(run, end, of: [test]), Set(numbers))
        }
    }

    /// Runs some tests with a break switched on.
    func run(
        _ tests: [String],
        breaking number: Int,
        tearingReads: Bool = false,
        limit: Int
    ) async throws -> MutantRuns.Run {
        try await withTable(of: 1) { table in
            var environment = ["LUCA_DOCS_BREAK": "\(number)", "LUCA_DOCS_ACTIVE": table.path]
            if tearingReads { environment["LUCA_DOCS_TEARS_READS"] = "1" }
            let variables = environment
            let (run, end, _) = try await run(tests, limit: limit, variables)
            let wasActive = try Data(contentsOf: table).first == 1
            return MutantRuns.Run(run, end, of: tests, wasActive: wasActive)
        }
    }

    /// Makes a file that the program writes to whatever becomes of it.
    private func withTable<Value>(
        of size: Int,
        _ body: (URL) async throws -> Value
    ) async throws -> Value {
        let table = work.appendingPathComponent("table-\(UUID().uuidString)")
        try Data(count: size).write(to: table)
        defer { try? FileManager.default.removeItem(at: table) }
        return try await body(table)
    }

    private func run(
        _ tests: [String],
        limit: Int,
        _ environment: [String: String]
    ) async throws -> (TestRun, ProgramEnd, seconds: Double) {
        let events = work.appendingPathComponent("events-\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: events) }
        var arguments = ["--event-stream-output-path", events.path, "--event-stream-version", "0"]
        for test in tests { arguments += ["--filter", Self.filter(test)] }
        let words = arguments
        return try await tools.gate.run {
            let start = ContinuousClock.now
            let run = try await tools.limits.with(seconds: limit).run(
                work.appendingPathComponent("tests"),
                fence == nil ? words : [],
                in: work,
                environment: environment
            )
            let seconds = Double((ContinuousClock.now - start) / .milliseconds(1)) / 1000
            if let fence {
                return (fence.said(run.end, run.output), run.end, seconds)
            }
            return (TestRun(TestRunner(tools: tools).read(events)), run.end, seconds)
        }
    }

    /// The regular expression that a test's id fits and no other test's does.
    ///
    /// The id ends with the place, which is not matched: `Module.Suite/test()/File.swift:3:2`.
    private static func filter(_ id: String) -> String {
        let name = id.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            .joined(separator: "/")
        var text = "^"
        for character in name {
            if !character.isLetter, !character.isNumber, character != "_", character != "/" {
                text += "\\"
            }
            text.append(character)
        }
        return text
    }
}

extension MutantProgram.Fence {
    fileprivate func said(_ end: ProgramEnd, _ output: String) -> TestRun {
        let problems = run.problems(end, output: output, places)
        let hasEnded = if case .tookTooLong = end { false } else { true }
        return TestRun(
            of: run.program.snippet.id,
            isGood: problems.isEmpty,
            hasEnded: hasEnded
        )
    }
}
