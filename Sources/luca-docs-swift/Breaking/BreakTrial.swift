import Verify

/// Switches a break on for some tests until it is sure what they say of it.
///
/// A test that fails now and then would pass for one that notices. So what fails is run again: with
/// the break, and without it when that says otherwise.
struct BreakTrial: Sendable {
    /// What the tests say, and those of them that cannot be believed.
    struct Result: Sendable {
        var run: MutantRuns.Run
        var unsteady: Set<String> = []
    }

    /// How often tests are run unbroken that failed once and passed once with the same break.
    static let unbrokenRuns = 5
    /// How often tests are run with a break that depends on what other threads do meanwhile.
    static let races = 4

    let program: MutantProgram
    let number: Int
    let isRace: Bool
    /// How many seconds a run may take.
    let limit: Int

    init(_ program: MutantProgram, _ mutant: Mutant, limit: Int) {
        self.program = program
        number = mutant.number
        isRace = mutant.code.kind == .lock
        self.limit = limit
    }

    /// Runs the tests, which pass while nothing is broken.
    func result(_ tests: [String]) async throws -> Result {
        var run = try await broken(tests)
        var tries = 1
        // What is reached by chance may not be reached this time.
        while tries < Self.races, !run.isNoticed, isRace || !run.wasActive {
            run = try await broken(tests, tearingReads: isRace && tries % 2 == 1)
            tries += 1
        }
        guard run.isNoticed else { return Result(run: run) }
        guard run.wasActive else { return try await unbroken(run, tests, tries: 1) }
        if run.isTimeout {
            // The machine may have been busy with other things; is it still?
            if try await program.runUnbroken(tests, limit: limit).isPassed(by: tests) {
                return Result(run: run)
            }
            return Result(run: try await program.run(tests, breaking: number, limit: 4 * limit))
        }
        let suspects = run.failed.isEmpty ? tests : run.failed.sorted()
        let again = try await broken(suspects, tearingReads: isRace && tries % 2 == 0)
        let doubtful = again.isCutOff ? [] : suspects.filter { again.fails($0) == false }
        guard !doubtful.isEmpty else { return Result(run: run) }
        return try await unbroken(run, doubtful, tries: Self.unbrokenRuns, else: again)
    }

    private func broken(
        _ tests: [String],
        tearingReads: Bool = false
    ) async throws -> MutantRuns.Run {
        try await program.run(
            tests,
            breaking: number,
            tearingReads: tearingReads,
            limit: limit
        )
    }

    /// Looks whether tests fail without the break as well, some time.
    private func unbroken(
        _ run: MutantRuns.Run,
        _ tests: [String],
        tries: Int,
        else passed: MutantRuns.Run? = nil
    ) async throws -> Result {
        var unsteady: Set<String> = []
        for _ in 0..<tries {
            let run = try await program.runUnbroken(tests, limit: limit)
            unsteady.formUnion(tests.filter { run.fails($0) != false })
        }
        // It failed where nothing was broken.
        if !run.wasActive { unsteady.formUnion(run.failed) }
        let isDoubtful = run.failed.isEmpty ? !unsteady.isEmpty : run.failed.isSubset(of: unsteady)
        guard isDoubtful else { return Result(run: run, unsteady: unsteady) }
        var sure = run.isCutOff ? passed ?? run : run
        sure.asked.formUnion(run.asked)
        sure.failed.subtract(unsteady)
        return Result(run: sure, unsteady: unsteady)
    }
}
