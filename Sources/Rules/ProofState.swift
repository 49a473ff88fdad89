/// What is known of a fence in one setting.
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
    /// Not looked at in this setting, which was added since.
    case notLookedAt

    /// True when the real compiler (and the test) said what the page says.
    public var isProven: Bool {
        switch self {
        case .built, .tested, .ran, .expectedError: true
        case .blocked, .parsedOnly, .skipped, .unchecked, .notSwift, .failed, .notLookedAt: false
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
        case .notLookedAt: "not looked at"
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
        case ("not looked at", nil): self = .notLookedAt
        default: return nil
        }
    }
}
