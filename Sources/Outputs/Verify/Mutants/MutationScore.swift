public import Diagnostics

/// How many breaks there are, and what became of them.
public struct MutationScore: Sendable, Equatable {
    /// Breaks that a test failed for, or that crashed its program.
    public var killed = 0
    /// Breaks that kept the tests from coming to an end.
    public var timedOut = 0
    /// Breaks that tests reach and none notices.
    public var survived = 0
    /// Breaks that no test reaches.
    public var notCovered = 0
    /// Breaks that the compiler would not have.
    public var refused = 0

    /// Nothing was broken yet.
    public init() {}

    /// The breaks that could be applied.
    public var applied: Int { killed + timedOut + survived + notCovered }
    /// Those that were noticed.
    public var noticed: Int { killed + timedOut }
    /// The noticed ones among the applied ones, in per cent, rounded down; nil for none.
    public var percent: Int? { applied == 0 ? nil : noticed * 100 / applied }

    mutating func add(_ other: MutationScore) {
        killed += other.killed
        timedOut += other.timedOut
        survived += other.survived
        notCovered += other.notCovered
        refused += other.refused
    }
}

/// Fewer breaks noticed than asked for; none at all is too few for a whole content root.
public func checkScore(
    _ score: MutationScore,
    lowest: Int?,
    isEverything: Bool
) -> [Diagnostic] {
    guard let lowest, (score.percent ?? (isEverything ? -1 : 100)) < lowest else { return [] }
    let found = score.percent.map { "\($0) % of the breaks are noticed" } ?? "nothing was broken"
    return [
        Diagnostic(
            .lowScore,
            "\(found), and \(lowest) % are asked for",
            at: nil,
            hint: "'--min-score' asks for it; the warnings say what is not noticed"
        )
    ]
}

extension Diagnostic.ID {
    static let lowScore: Self = "low-score"
}
