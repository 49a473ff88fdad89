public import Rules

/// What the tests of one program said of its breaks; this is what is kept.
public struct MutantRuns: Sendable, Codable {
    /// One run of the program with a break switched on.
    public struct Run: Sendable, Codable {
        /// The ids of the tests that were to run.
        public var asked: Set<String>
        /// The ids of the tests that failed.
        public var failed: Set<String>
        /// The ids of the tests that passed.
        public var passed: Set<String>
        /// How the program ended.
        public var end: ProgramEnd
        /// Whether the place was reached with its break switched on.
        public var wasActive: Bool

        /// Takes what was said.
        public init(
            _ run: TestRun,
            _ end: ProgramEnd,
            of tests: [String],
            wasActive: Bool = false
        ) {
            asked = Set(tests)
            failed = Set(run.issues.compactMap(\.test))
            let failed = failed
            passed = Set(run.tests.filter { $0.end == .ended }.map(\.id)).subtracting(failed)
            self.end = end
            self.wasActive = wasActive
            // An issue of no test was recorded by what outlived its test.
            isSound = run.ended && run.issues.allSatisfy { $0.test != nil }
        }

        private var isSound: Bool

        /// Whether a test failed, or the program did not come to its end.
        public var isNoticed: Bool { !failed.isEmpty || !isSound }
        /// Whether it was still running when its time was over, and no test had failed.
        public var isTimeout: Bool {
            if case .tookTooLong = end { failed.isEmpty } else { false }
        }
        /// Whether the program did not come to its end.
        public var isCutOff: Bool { !isSound }

        /// What it says of a test; nil for one that was cut off.
        public func fails(_ test: String) -> Bool? {
            failed.contains(test) ? true : passed.contains(test) ? false : nil
        }

        /// Whether all of these tests passed.
        public func isPassed(by tests: [String]) -> Bool {
            !isNoticed && tests.allSatisfy { fails($0) == false }
        }
    }

    /// The tests that pass while nothing is broken.
    public var tests: [TestRun.Test] = []
    /// The tests that fail now and then, or alone, while nothing is broken.
    public var unsteady: Set<String> = []
    /// The numbers of the places that each test reaches, by the test's id.
    public var reached: [String: Set<Int>] = [:]
    /// The runs of all tests that reach a place, by its number.
    public var together: [Int: Run] = [:]
    /// Runs of one test alone, by its id and the number.
    public var alone: [String: [Int: Run]] = [:]
    /// How many seconds a run may take.
    public var limit = 10

    /// Nothing is known yet.
    public init() {}

    /// The tests that reach a place and can be believed, in order.
    public func tests(reaching number: Int) -> [String] {
        tests.map(\.id).filter { !unsteady.contains($0) && reached[$0]?.contains(number) ?? false }
    }

    /// The tests that a break is still to be tried with: those that reach it and were not asked, or
    /// all that reach it, when those that were asked did not come to their end.
    public func unasked(about number: Int) -> [String] {
        let reaching = tests(reaching: number)
        guard let run = together[number] else { return reaching }
        let missing = reaching.filter { !run.asked.contains($0) }
        return missing.isEmpty || !run.isCutOff ? missing : reaching
    }

    /// Adds what tests say of a break.
    public mutating func add(_ run: Run, about number: Int) {
        let before = together[number].flatMap { $0.isCutOff ? nil : $0 }
        together[number] = before?.joined(with: run) ?? run
    }

    /// Whether a run was noticed by a test that can be believed.
    public func isNoticed(_ run: Run) -> Bool {
        run.wasActive && (run.isCutOff || !run.failed.isSubset(of: unsteady))
    }

    /// Whether some break is known to fail a test.
    public func canFail(_ test: String) -> Bool {
        together.values.contains { $0.fails(test) == true }
            || (alone[test]?.values.contains(where: \.isNoticed) ?? false)
    }

    /// The breaks that may fail a test and were not tried with it, or cut it off, in order.
    public func untried(for test: String) -> [Int] {
        (reached[test] ?? []).sorted().filter { number in
            together[number]?.fails(test) == nil && alone[test]?[number] == nil
        }
    }
}

extension TestRun {
    /// What a program of a fence said, as that of one test that bears the fence's name.
    public init(of fence: SnippetID, isGood: Bool, hasEnded: Bool) {
        self.init([])
        let id = fence.description
        tests = [Test(id: id, name: id, file: "", line: 0, end: .ended)]
        if !isGood, hasEnded {
            let text = "it does something else"
            issues = [Issue(test: id, file: "", line: 0, column: 1, text: text, details: [])]
        }
        ended = hasEnded || isGood
    }
}
