/// What is known of a fence for one variant.
public enum ProofState: Hashable, Sendable, CustomStringConvertible {
    /// Compiled.
    case built
    /// Compiled, holds tests, and they passed.
    case tested
    /// Compiled and ran, and its output or trap was as stated.
    case ran
    /// Did not compile, exactly as stated.
    case expectedError
    /// Not looked at, since a module it needs failed.
    case blocked(module: String)
    /// Parses; nothing more was asked.
    case parsedOnly
    /// Not compiled, for the reason given.
    case skipped(reason: String)
    /// Compiles, but the check that should report it does not exist yet.
    case unchecked(rule: String)
    /// No Swift.
    case notSwift
    /// Wrong; its problems were reported.
    case failed

    /// True when the real compiler (and the test) said what the page says.
    public var isProven: Bool {
        switch self {
        case .built, .tested, .ran, .expectedError: true
        case .blocked, .parsedOnly, .skipped, .unchecked, .notSwift, .failed: false
        }
    }

    /// The state's word, as in the ledger, with its reason after a colon.
    public var description: String {
        switch self {
        case .built: "built"
        case .tested: "tested"
        case .ran: "ran"
        case .expectedError: "expected error"
        case .blocked(let module): "blocked: \(module)"
        case .parsedOnly: "parsed only"
        case .skipped(let reason): "skipped: \(reason)"
        case .unchecked(let rule): "unchecked: \(rule)"
        case .notSwift: "not swift"
        case .failed: "failed"
        }
    }

    /// Reads what `description` wrote; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1)
        let payload = parts.count == 2 ? String(parts[1].drop { $0 == " " }) : nil
        switch (parts.first.map(String.init), payload) {
        case ("built", nil): self = .built
        case ("tested", nil): self = .tested
        case ("ran", nil): self = .ran
        case ("expected error", nil): self = .expectedError
        case ("blocked", let module?): self = .blocked(module: module)
        case ("parsed only", nil): self = .parsedOnly
        case ("skipped", let reason?): self = .skipped(reason: reason)
        case ("unchecked", let rule?): self = .unchecked(rule: rule)
        case ("not swift", nil): self = .notSwift
        case ("failed", nil): self = .failed
        default: return nil
        }
    }
}

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
        /// `ProofState` as text by variant; the key is empty for a rulebook without variants.
        public var states: [String: String]

        /// Takes a fence's record.
        public init(id: String, hash: String, states: [String: String]) {
            self.id = id
            self.hash = hash
            self.states = states
        }
    }

    /// The file format's version, 1.
    public var version: Int
    /// Such as `Swift 6.3.1`.
    public var toolchain: String
    /// Such as `Linux x86_64`.
    public var platform: String
    /// Sorted by id.
    public var snippets: [Entry]

    /// Takes a ledger's parts.
    public init(version: Int = 1, toolchain: String, platform: String, snippets: [Entry]) {
        self.version = version
        self.toolchain = toolchain
        self.platform = platform
        self.snippets = snippets
    }
}

/// The proofs that hold for the very bytes at hand.
public struct Proofs: Sendable {
    private var entries: [String: Ledger.Entry]
    /// Such as `Swift 6.3.1 on Linux x86_64`; nil without a ledger.
    public let provenWith: String?

    /// No proofs: everything is unproven.
    public static let none = Proofs(nil)

    /// The proofs of a ledger.
    public init(_ ledger: Ledger?) {
        entries = Dictionary(
            (ledger?.snippets ?? []).map { ($0.id, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        provenWith = ledger.map { "\($0.toolchain) on \($0.platform)" }
    }

    /// The states of a fence by variant; nil when its bytes are not those that were proven.
    public func states(of snippet: Snippet) -> [String: ProofState]? {
        guard let entry = entries[snippet.id.description], entry.hash == snippet.proofHash else {
            return nil
        }
        return entry.states.compactMapValues(ProofState.init)
    }

    /// True when the fence is proven for every variant that it is for.
    public func isProven(_ snippet: Snippet) -> Bool {
        guard let states = states(of: snippet), !states.isEmpty else { return false }
        return states.values.allSatisfy(\.isProven)
    }
}

extension Snippet {
    /// The hash by which the ledger knows these bytes: language, attributes' effect and code.
    public var proofHash: String {
        var role = "\(language)|\(only ?? "")|"
        switch self.role {
        case .file(let path): role += "file \(path)"
        case .alone: role += "alone"
        case .fails(let text): role += "fails \(text.value)"
        case .violates(let rule): role += "violates \(rule.value)"
        case .crashes(let text): role += "crashes \(text.value)"
        case .excerpt(let path, let symbol, _): role += "shows \(path)#\(symbol)"
        case .fragment(let reason): role += "fragment \(reason)"
        case .skipped(let reason): role += "skip \(reason)"
        case .needs(let module): role += "needs \(module)"
        case .output: role += "output"
        case .parseOnly: role += "parse"
        case .notSwift: role += "not swift"
        }
        return ContentHash(Array((role + "\n" + code).utf8)).description
    }
}
