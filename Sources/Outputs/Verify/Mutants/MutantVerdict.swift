/// What became of one break.
public enum MutantVerdict: Equatable, Sendable {
    /// These tests fail, or its program crashes, which names none.
    case killed(by: [String])
    /// The tests did not come to an end.
    case timedOut
    /// These tests reach it, and all of them pass.
    case survived(reachedBy: [String])
    /// No test reaches it.
    case notCovered
    /// The compiler would not have it.
    case refused

    /// The word that the field uses for it.
    public var word: String {
        switch self {
        case .killed: "killed"
        case .timedOut: "timed out"
        case .survived: "survived"
        case .notCovered: "not covered"
        case .refused: "refused"
        }
    }
}
