/// The rounds in which the tests of a module are run.
///
/// All tests run in one program, at the same time. When that does not come to its end, they run one
/// after another in a new one, so that it is known which test ended it; that test is left out of
/// the next program, and the others get their verdicts.
///
/// - Invariant: no test passes that was running when the first program was cut short, unless
///   another test was found to end a program by itself.
public struct TestRounds: Sendable {
    /// Which tests a program runs, and how.
    public enum Round: Sendable, Equatable {
        /// All but some, at the same time.
        case together(without: [String])
        /// All but some, one after another.
        case inTurn(without: [String])
        /// One, to see whether it ends when it has the whole time.
        case only(String)

        /// What Swift Testing's entry point is told.
        public var arguments: [String] {
            switch self {
            case .together(let others): others.flatMap { ["--skip", pattern($0)] }
            case .inTurn(let others):
                ["--no-parallel"] + others.flatMap { ["--skip", pattern($0)] }
            case .only(let test): ["--filter", pattern(test)]
            }
        }
    }

    /// After so many tests that ended their program the others are not run any more.
    public static let culpritLimit = 10

    /// What is to be run next; nil when all is known.
    public private(set) var next: Round? = .together(without: [])
    private var known: [TestRun.Test] = []
    private var settled: [String: TestRun.Test] = [:]
    private var culprits: [String: TestRun.Test] = [:]
    /// The tests that were running when all ran at the same time.
    private var crowd: [TestRun.Test] = []
    private var issues: [TestRun.Issue] = []
    private var wasStopped = false

    /// Nothing run yet.
    public init() {}

    /// Takes what a round gave; `output` is what its program wrote.
    public mutating func add(_ run: TestRun, _ end: ProgramEnd, output: String) {
        guard let round = next else { return }
        if known.isEmpty { known = run.tests }
        let before = done.count
        let cut =
            run.ended ? nil : (end, String(decoding: output.utf8.suffix(65_536), as: UTF8.self))
        let suspects = run.tests.filter { $0.end == .never(wasStarted: true) }
        switch round {
        case .together where run.ended: settle(run.tests, run)
        case .together:
            if suspects.count == 1 {
                blame(suspects, run, cut)
            } else {
                crowd = marked(suspects, cut)
            }
        case .inTurn where run.ended: settle(run.tests, run)
        case .inTurn:
            settle(run.tests.filter { !$0.isUnfinished }, run)
            let hadLessTime = !run.tests.allSatisfy(\.isUnfinished)
            if case .tookTooLong = end, hadLessTime, let suspect = suspects.first {
                next = .only(suspect.id)
                return
            }
            blame(suspects, run, cut)
        case .only:
            if run.ended { settle(run.tests, run) } else { blame(suspects, run, cut) }
        }
        let isFirstCrowd = !crowd.isEmpty && round == .together(without: done)
        wasStopped = done.count == before && !isFirstCrowd
        next = following(round)
    }

    /// All that is known, as one run.
    public var result: TestRun {
        var run = TestRun([])
        let foundNone = !crowd.contains { culprits[$0.id] != nil }
        let blamed = foundNone ? Dictionary(crowd.map { ($0.id, $0) }) { first, _ in first } : [:]
        run.tests = known.map { culprits[$0.id] ?? blamed[$0.id] ?? settled[$0.id] ?? $0.unrun }
        run.issues = issues
        run.ended = !wasStopped && done.count == known.count
        return run
    }

    private var done: [String] {
        known.map(\.id).filter { settled[$0] != nil || culprits[$0] != nil }
    }

    private func following(_ round: Round) -> Round? {
        let done = done
        guard !wasStopped, done.count < known.count, culprits.count < Self.culpritLimit else {
            return nil
        }
        if case .together = round, crowd.isEmpty { return .together(without: done) }
        return .inTurn(without: done)
    }

    private mutating func settle(_ tests: [TestRun.Test], _ run: TestRun) {
        for test in tests { settled[test.id] = test }
        let ids = Set(tests.map(\.id))
        issues += run.issues.filter { issue in issue.test.map(ids.contains) ?? true }
    }

    private mutating func blame(
        _ tests: [TestRun.Test],
        _ run: TestRun,
        _ cut: (ProgramEnd, String)?
    ) {
        for test in marked(tests, cut, ranAlone: tests.count == 1) { culprits[test.id] = test }
        let ids = Set(tests.map(\.id))
        issues += run.issues.filter { issue in issue.test.map(ids.contains) ?? false }
    }

    private func marked(
        _ tests: [TestRun.Test],
        _ cut: (ProgramEnd, String)?,
        ranAlone: Bool = false
    ) -> [TestRun.Test] {
        guard let (end, output) = cut else { return [] }
        return tests.map { test in
            var test = test
            test.end = .cutShort(.init(end: end, output: output, ranAlone: ranAlone))
            return test
        }
    }
}

extension TestRun.Test {
    fileprivate var isUnfinished: Bool { if case .never = end { true } else { false } }

    fileprivate var unrun: TestRun.Test {
        var test = self
        test.end = .never(wasStarted: false)
        return test
    }
}

/// Matches one test's id and no other's.
private func pattern(_ id: String) -> String {
    let escaped = id.map { "\\^$.|?*+()[]{}/".contains($0) ? "\\\($0)" : "\($0)" }
    return "^" + escaped.joined() + "$"
}
