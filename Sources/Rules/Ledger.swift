/// What was proven of all fences, by which compiler, on which platform.
///
/// Written by `verify --accept` as `ledger.json`, committed, and carried beside the content.
public struct Ledger: Sendable, Codable, Equatable {
    /// One fence.
    public struct Entry: Sendable, Codable, Equatable {
        /// `SnippetID` as text.
        public var id: String
        /// `Snippet.proofHash` of the bytes that were proven.
        public var hash: String
        /// `Backing.hash(of:)` of what it was proven with; nil when that is nothing.
        public var behind: String?
        /// `ModuleSources` as text: where the foreign modules it was proven with came from; nil
        /// when there were none.
        public var against: String?
        /// `ProofState` as text by variant; the key is empty for a rulebook without variants.
        public var states: [String: String]

        /// Whether it was proven with stand-ins.
        public var usesStandIns: Bool {
            against.map { !ModuleSources($0).standIns.isEmpty } ?? false
        }

        /// Takes a fence's record.
        public init(
            id: String,
            hash: String,
            behind: String? = nil,
            against: String? = nil,
            states: [String: String]
        ) {
            self.id = id
            self.hash = hash
            self.behind = behind
            self.against = against
            self.states = states
        }
    }

    /// The file format's version, 2.
    public var version: Int
    /// Such as `Swift 6.3.1`.
    public var toolchain: String
    /// Such as `Linux x86_64`.
    public var platform: String
    /// `ContentHash(files:)` of the stand-in package that fences were proven with; nil without one.
    public var standIns: String?
    /// Sorted by id.
    public var snippets: [Entry]

    /// Takes a ledger's parts.
    public init(
        version: Int = 2,
        toolchain: String,
        platform: String,
        standIns: String? = nil,
        snippets: [Entry]
    ) {
        self.version = version
        self.toolchain = toolchain
        self.platform = platform
        self.standIns = standIns
        self.snippets = snippets
    }
}
