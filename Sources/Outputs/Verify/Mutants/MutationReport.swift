public import Diagnostics
public import SwiftCode

/// What breaking a sample has shown.
public struct MutationReport: Sendable {
    /// The breaks, and what became of each.
    public internal(set) var verdicts: [(mutant: Mutant, verdict: MutantVerdict)] = []
    /// The breaks that nobody noticed, the code that no test reaches, the tests that notice none
    /// and those that cannot be believed.
    public var problems: [Diagnostic] { findings + unsteadyTests }
    var findings: [Diagnostic] = []
    /// The tests that fail now and then with nothing broken, and are not believed.
    private var unsteadyTests: [Diagnostic] = []
    /// How many tests were judged.
    public internal(set) var tests = 0
    /// How many of them no break fails.
    public internal(set) var unfailable = 0
    /// How many of those state only that something is not there or fails.
    public internal(set) var absence = 0
    /// How many tests fail now and then with nothing broken, and are not believed.
    public var unsteady: Int { unsteadyTests.count }
    /// How many places were left alone, and why.
    public internal(set) var leftOut: [CodeMutant.Exclusion: Int] = [:]
    /// How many places modules have that no test is linked with.
    public internal(set) var unlinked: [String: Int] = [:]

    /// Nothing was broken yet.
    public init() {}

    /// Adds what another part of the sample has shown.
    public mutating func add(_ other: MutationReport) {
        verdicts += other.verdicts
        findings += other.findings
        for test in other.unsteadyTests { tell(test) }
        tests += other.tests
        unfailable += other.unfailable
        absence += other.absence
        leftOut.merge(other.leftOut, uniquingKeysWith: max)
        unlinked.merge(other.unlinked, uniquingKeysWith: max)
    }

    /// Adds a test that cannot be believed; one that two variants share is told of once.
    mutating func tell(_ unsteadyTest: Diagnostic) {
        guard !unsteadyTests.contains(where: { $0.location == unsteadyTest.location }) else {
            return
        }
        unsteadyTests.append(unsteadyTest)
    }

    /// How many breaks there are, and what became of them.
    public var score: MutationScore {
        var score = MutationScore()
        for (_, verdict) in verdicts {
            switch verdict {
            case .killed: score.killed += 1
            case .timedOut: score.timedOut += 1
            case .survived: score.survived += 1
            case .notCovered: score.notCovered += 1
            case .refused: score.refused += 1
            }
        }
        return score
    }

    /// A few lines for people: the score, and what was not tried and why.
    public var summary: String {
        let score = score
        var text =
            "\(score.noticed) of \(score.applied) breaks noticed"
            + (score.percent.map { " (\($0) %)" } ?? "")
            + ": \(score.killed) killed, \(score.timedOut) timed out, "
            + "\(score.survived) survived, \(score.notCovered) not covered\n"
        if tests > 0 {
            text += "\(tests - unfailable - unsteady) of \(tests) tests fail for a break"
            if absence > 0 {
                text += "; \(absence) others state only that something is absent or fails"
            }
            text += "\n"
        }
        let excluded = CodeMutant.Exclusion.allCases.compactMap { reason in
            leftOut[reason].map { "\($0): \(reason.rawValue)" }
        }
        let unlinked = unlinked.sorted { $0.key < $1.key }.map {
            "\($0.value): no test is linked with the module '\($0.key)'"
        }
        let refused = verdicts.filter { $0.verdict == .refused }.map(\.mutant.code.kind)
        let swaps = refused.count { $0 == .arguments }
        let others = [
            (swaps, "arguments of different types cannot be swapped"),
            (refused.count - swaps, "the compiler would not have it"),
        ]
        let lines = others.filter { $0.0 > 0 }.map { "\($0.0): \($0.1)" } + unlinked + excluded
        if !lines.isEmpty {
            text += "places not broken:\n" + lines.map { "  \($0)\n" }.joined()
        }
        return text
    }

    /// `{mutants, killed, timedOut, survived, notCovered, refused, percent, tests, unfailable,
    /// unsteady, breaks}`, each break as `{kind, change, status, tests, location}`.
    public func json(pathPrefix: String) -> JSONValue {
        let score = score
        let breaks = verdicts.map { mutant, verdict in
            let tests: [String]? =
                switch verdict {
                case .killed(let tests), .survived(let tests): tests
                default: nil
                }
            return JSONValue.object([
                "kind": .string(mutant.code.kind.rawValue),
                "change": .string(mutant.code.change),
                "status": .string(verdict.word),
                "tests": tests.map { JSONValue.strings($0) },
                "location": JSONReport.value(of: mutant.location, pathPrefix: pathPrefix),
            ])
        }
        return .object([
            "mutants": .number(score.applied + score.refused),
            "killed": .number(score.killed),
            "timedOut": .number(score.timedOut),
            "survived": .number(score.survived),
            "notCovered": .number(score.notCovered),
            "refused": .number(score.refused),
            "percent": score.percent.map { .number($0) },
            "tests": .number(tests),
            "unfailable": .number(unfailable),
            "unsteady": .number(unsteady),
            "breaks": .array(breaks),
        ])
    }
}
