/// How many examples are proven: the numbers that `verify` ends with and the home page shows.
public struct ProofSummary: Hashable, Sendable, CustomStringConvertible {
    /// All Swift fences that anything is asked of.
    public let examples: Int
    /// Those that are proven in every setting they are for: built, tested, ran, expected error.
    public let built: Int
    /// Those among them whose tests passed in every setting they are for.
    public let tested: Int

    /// Counts the Swift fences among the snippets.
    public init(_ snippets: some Sequence<Snippet>, proofs: Proofs) {
        var (examples, built, tested) = (0, 0, 0)
        for snippet in snippets where snippet.isSwift && snippet.role != .notSwift {
            examples += 1
            guard proofs.isProven(snippet) else { continue }
            let states = proofs.states(of: snippet) ?? [:]
            built += 1
            if states.values.allSatisfy({ $0 == .tested }) { tested += 1 }
        }
        (self.examples, self.built, self.tested) = (examples, built, tested)
    }

    /// `78 of 80 examples built, 22 tested`.
    public var description: String {
        "\(built) of \(examples) examples built, \(tested) tested"
    }
}
