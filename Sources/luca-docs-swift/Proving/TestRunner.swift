import Foundation
import Rules
import Verify

/// Links a module's tests into a program and runs it.
struct TestRunner: Sendable {
    /// What a run of tests is kept as.
    struct Outcome: Sendable, Codable {
        var run: TestRun
        /// The linker's words when there was nothing to run.
        var linkFailure: String?
        /// What the program wrote when it did not come to its end.
        var output = ""

        /// Whether the tests came to their end and nothing was wrong.
        var passed: Bool { linkFailure == nil && run.isGood }
    }

    let tools: ProvingTools

    /// The key of a module's test run.
    static func key(of module: BuiltModule, behind: [BuiltModule]) -> JobKey {
        JobKey.tests(([module] + behind).map(\.key))
    }

    /// Runs the tests of a module; a run that passed is kept and not repeated.
    ///
    /// The rulebook is given when the foreign modules of its samples are to be linked.
    func run(
        _ module: BuiltModule,
        behind: [BuiltModule],
        of rulebook: RulebookName?
    ) async throws -> (Outcome, ProgramEnd) {
        let key = Self.key(of: module, behind: behind)
        if let outcome = await tools.results.read(Outcome.self, .tests, key, isGood: \.passed) {
            return (outcome, .returned(code: 0))
        }
        try await ([module] + behind).makeFiles()
        let work = try tools.folder.work()
        defer { try? FileManager.default.removeItem(at: work) }
        let foreign =
            if let rulebook {
                try await tools.foreign(for: rulebook)?.parts.value
            } else {
                nil as ForeignParts?
            }
        let objects = ([module] + behind).flatMap(\.objects) + (foreign?.objects ?? [])
        if let words = try await link(objects, in: work) {
            return (Outcome(run: TestRun([]), linkFailure: words), .returned(code: 0))
        }
        let (outcome, end) = try await runAll(in: work)
        if outcome.passed, end == .returned(code: 0) {
            try await tools.results.keep(outcome, .tests, key)
        }
        return (outcome, end)
    }

    /// Runs the program, and again without the tests that end it before its time.
    private func runAll(in work: URL) async throws -> (Outcome, ProgramEnd) {
        let program = work.appendingPathComponent("tests")
        let events = work.appendingPathComponent("events.jsonl")
        let arguments = ["--event-stream-output-path", events.path, "--event-stream-version", "0"]
        var rounds = TestRounds()
        var last = (end: ProgramEnd.returned(code: 0), output: "")
        while let round = rounds.next {
            try? FileManager.default.removeItem(at: events)
            let words = arguments + round.arguments
            last = try await tools.gate.run {
                try await tools.limits.run(program, words, in: work)
            }
            rounds.add(TestRun(read(events)), last.end, output: last.output)
        }
        var outcome = Outcome(run: rounds.result)
        // A run may say that it ended, and the program trap or go on all the same.
        if outcome.run.culprits.isEmpty, !fits(last.end, outcome.run) { outcome.run.ended = false }
        if !outcome.run.ended { outcome.output = last.output }
        return (outcome, last.end)
    }

    /// Whether a program ends like that when its tests have ended: with 1 when one failed, and with
    /// a code of its own when it has none.
    private func fits(_ end: ProgramEnd, _ run: TestRun) -> Bool {
        guard case .returned(let code) = end else { return false }
        return code == 0 || !run.issues.isEmpty || run.tests.isEmpty
    }

    /// The records of an event stream; a line that a crash cut short is left out.
    func read(_ events: URL) -> [TestEvent] {
        let decoder = JSONDecoder()
        return ((try? Data(contentsOf: events)) ?? Data()).split(separator: UInt8(ascii: "\n"))
            .compactMap { try? decoder.decode(TestEvent.self, from: Data($0)) }
    }

    /// Links a program; gives the linker's words when that fails.
    func link(_ objects: [String], in work: URL) async throws -> String? {
        // What `swift test` generates as the entry point of a test program.
        let main =
            "import Testing\n" + """
                @main struct Runner {
                    static func main() async { await Testing.__swiftPMEntryPoint() as Never }
                }
                """
        try BuildFolder.write(main, to: "Runner.swift", in: work)
        let arguments =
            ["-swift-version", "6", "-parse-as-library", "-module-name", "Runner", "Runner.swift"]
            + objects + ["-o", "tests"]
        let run = try await tools.gate.run {
            try await ToolRun.run(tools.toolchain.swiftc, arguments, in: work)
        }
        return run.succeeded ? nil : run.output
    }
}
