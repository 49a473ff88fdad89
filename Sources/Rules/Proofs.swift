/// The proofs that hold for the very bytes at hand, and for those that they were compiled with.
public struct Proofs: Sendable {
    /// Why what was proven of a fence does not count any more, although its bytes are the same.
    public enum Outdated: Sendable {
        /// The stand-ins at hand are not those that it was proven with.
        case otherStandIns
        /// The list of what systems have is not the one that it was held against.
        case otherAvailability
    }

    private var entries: [String: Ledger.Entry]
    private let backing: Backing
    private let hasOtherStandIns: Bool
    private let hasOtherAvailability: Bool
    /// Such as `Swift 6.3.1 on Linux x86_64`; nil without a ledger.
    public let provenWith: String?

    /// No proofs: everything is unproven.
    public static let none = Proofs(nil, backing: .none)

    /// The proofs of a ledger, held against what now stands behind each fence and against
    /// `Ledger.standIns` and `Ledger.availability` of what is at hand.
    public init(
        _ ledger: Ledger?,
        backing: Backing,
        standIns: String? = nil,
        availability: String? = nil
    ) {
        self.backing = backing
        hasOtherStandIns = ledger?.standIns != standIns
        hasOtherAvailability = ledger?.availability != availability
        entries = Dictionary(
            (ledger?.snippets ?? []).map { ($0.id, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        provenWith = ledger.map { "\($0.toolchain) on \($0.platform)" }
    }

    /// The states of a fence in the settings that it is for now; nil when its bytes are not those
    /// that were proven, or when something that it was compiled with is another now.
    ///
    /// A setting that was added since is not looked at.
    public func states(of snippet: Snippet) -> [ProofSetting: ProofState]? {
        guard let entry = entry(of: snippet), reason(for: entry, snippet) == nil else { return nil }
        var known: [ProofSetting: ProofState] = [:]
        for (key, text) in entry.states {
            if let setting = ProofSetting(key) { known[setting] = ProofState(text) }
        }
        guard let settings = backing.settings(of: snippet), !known.isEmpty else { return known }
        return Dictionary(
            settings.map { ($0, known[$0] ?? .notLookedAt) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// Why what was proven of a fence's very bytes does not count; nil when it does, or when
    /// nothing was.
    public func outdated(_ snippet: Snippet) -> Outdated? {
        entry(of: snippet).flatMap { reason(for: $0, snippet) }
    }

    private func reason(for entry: Ledger.Entry, _ snippet: Snippet) -> Outdated? {
        if hasOtherStandIns, entry.usesStandIns { return .otherStandIns }
        return hasOtherAvailability && backing.isHeldAgainstSystems(snippet)
            ? .otherAvailability : nil
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

    /// True when the fence is proven for every variant and in every language mode that it is for.
    public func isProven(_ snippet: Snippet) -> Bool {
        guard let states = states(of: snippet), !states.isEmpty else { return false }
        return states.values.allSatisfy(\.isProven)
    }

    /// The language modes that a fence is proven in, for readers: `Swift 5 and 6`; nil where there
    /// is no choice but Swift 6 and the fence does not name it.
    public func provenModes(of snippet: Snippet) -> String? {
        let proven = (states(of: snippet) ?? [:]).filter(\.value.isProven).keys
        guard !proven.isEmpty, snippet.namesModes(of: backing.settings(of: snippet) ?? []) else {
            return nil
        }
        return LanguageMode.names(of: proven.map(\.mode))
    }
}
