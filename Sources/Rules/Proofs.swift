/// The proofs that hold for the very bytes at hand, and for those that they were compiled with.
public struct Proofs: Sendable {
    private var entries: [String: Ledger.Entry]
    private let backing: Backing
    /// Such as `Swift 6.3.1 on Linux x86_64`; nil without a ledger.
    public let provenWith: String?

    /// No proofs: everything is unproven.
    public static let none = Proofs(nil, backing: .none)

    /// The proofs of a ledger, held against what now stands behind each fence.
    public init(_ ledger: Ledger?, backing: Backing) {
        self.backing = backing
        entries = Dictionary(
            (ledger?.snippets ?? []).map { ($0.id, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        provenWith = ledger.map { "\($0.toolchain) on \($0.platform)" }
    }

    /// The states of a fence by variant; nil when its bytes are not those that were proven, or
    /// when a sample file that it was compiled with is another now.
    public func states(of snippet: Snippet) -> [String: ProofState]? {
        guard let entry = entries[snippet.id.description], entry.hash == snippet.proofHash,
            entry.behind == backing.hash(of: snippet)
        else { return nil }
        return entry.states.compactMapValues(ProofState.init)
    }

    /// True when the fence is proven for every variant that it is for.
    public func isProven(_ snippet: Snippet) -> Bool {
        guard let states = states(of: snippet), !states.isEmpty else { return false }
        return states.values.allSatisfy(\.isProven)
    }
}
