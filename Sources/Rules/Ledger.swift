/// What was proven of all fences, by which compiler, on which platform.
///
/// Written by `verify --accept` as `ledger.json`, committed, and carried beside the content.
public struct Ledger: Sendable, Codable, Equatable {
    /// One fence.
    public struct Entry: Sendable, Codable, Equatable {
        /// The members of an entry.
        public enum CodingKeys: String, CodingKey, CaseIterable {
            case id, hash, behind, against, states
        }

        /// `SnippetID` as text.
        public var id: String
        /// `Snippet.proofHash` of the bytes that were proven.
        public var hash: String
        /// `Backing.hash(of:)` of what it was proven with; nil when that is nothing.
        public var behind: String?
        /// `ModuleSources` as text: where the foreign modules it was proven with came from; nil
        /// when there were none.
        public var against: String?
        /// `ProofState` as text by `ProofSetting` as text.
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

    /// The members of the file.
    public enum CodingKeys: String, CodingKey, CaseIterable {
        case version, toolchain, platform, standIns, availability, snippets
    }

    /// The version of the file format that this program writes and reads.
    ///
    /// 2 held states by variant, all of them in Swift 6 mode, and no `availability`.
    public static let currentVersion = 3

    /// The file format's version.
    public var version: Int
    /// Such as `Swift 6.3.1`.
    public var toolchain: String
    /// Such as `Linux x86_64`.
    public var platform: String
    /// The hash of the stand-in package that fences were proven with, and of what its notes have
    /// the compiler do; nil without one.
    public var standIns: String?
    /// `AvailabilityList.hash` of the list that fences were held against; nil without one.
    public var availability: String?
    /// Sorted by id.
    public var snippets: [Entry]

    /// Takes a ledger's parts.
    public init(
        version: Int = Self.currentVersion,
        toolchain: String,
        platform: String,
        standIns: String? = nil,
        availability: String? = nil,
        snippets: [Entry]
    ) {
        self.version = version
        self.toolchain = toolchain
        self.platform = platform
        self.standIns = standIns
        self.availability = availability
        self.snippets = snippets
    }
}
