/// The proofs that hold for the very bytes at hand, and for those that they were compiled with.
public struct Proofs: Sendable {
    private var entries: [String: Ledger.Entry]
    private let backing: Backing
    /// Whether the stand-ins at hand are not those that fences were proven with.
    public let hasOtherStandIns: Bool
    /// Such as `Swift 6.3.1 on Linux x86_64`; nil without a ledger.
    public let provenWith: String?

    /// No proofs: everything is unproven.
    public static let none = Proofs(nil, backing: .none)

    /// The proofs of a ledger, held against what now stands behind each fence and against the
    /// hash of the stand-in package, `Ledger.standIns`.
    public init(_ ledger: Ledger?, backing: Backing, standIns: String? = nil) {
        self.backing = backing
        hasOtherStandIns = ledger?.standIns != standIns
        entries = Dictionary(
            (ledger?.snippets ?? []).map { ($0.id, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        provenWith = ledger.map { "\($0.toolchain) on \($0.platform)" }
    }

    /// The states of a fence by variant; nil when its bytes are not those that were proven, or
    /// when a sample file or a stand-in that it was compiled with is another now.
    public func states(of snippet: Snippet) -> [String: ProofState]? {
        guard let entry = entry(of: snippet), !(hasOtherStandIns && entry.usesStandIns) else {
            return nil
        }
        return entry.states.compactMapValues(ProofState.init)
    }

    /// True when nothing but other stand-ins keeps a fence's proof from counting.
    public func isProvenWithOtherStandIns(_ snippet: Snippet) -> Bool {
        hasOtherStandIns && (entry(of: snippet)?.usesStandIns ?? false)
    }

    /// What the ledger holds of these very bytes and of what stands behind them.
    private func entry(of snippet: Snippet) -> Ledger.Entry? {
        guard let entry = entries[snippet.id.description], entry.hash == snippet.proofHash,
            entry.behind == backing.hash(of: snippet)
        else { return nil }
        return entry
    }

    /// Where the foreign modules that a fence was proven with came from.
    public func sources(of snippet: Snippet) -> ModuleSources {
        ModuleSources(entries[snippet.id.description]?.against ?? "")
    }

    /// True when the fence is proven for every variant that it is for.
    public func isProven(_ snippet: Snippet) -> Bool {
        guard let states = states(of: snippet), !states.isEmpty else { return false }
        return states.values.allSatisfy(\.isProven)
    }
}
