import Rules

/// What a page says of one snippet's proof: a word, and on request the whole statement.
struct ProofBadge: Sendable {
    /// What a reader may conclude.
    enum Verdict: String, Sendable {
        /// The compiler, and the tests if there are any, said so of these bytes.
        case proven
        /// The compiler refused it as the page says it would.
        case refused
        /// Nobody has said so, for a reason.
        case unproven
    }

    let verdict: Verdict
    /// A word or two, such as `Tested`.
    let label: String
    /// The language modes that it is proven in, such as `Swift 5 and 6`; nil where readers take
    /// Swift 6 for granted.
    let modes: String?
    /// Whole sentences.
    let sentences: [String]

    /// Reads what is known of a Swift snippet of a rulebook.
    init(of snippet: Snippet, proofs: Proofs) {
        guard let states = proofs.states(of: snippet), !states.isEmpty else {
            let reason = Self.reason(of: snippet.role)
            verdict = .unproven
            label = "Unproven"
            modes = nil
            sentences = [reason ?? Self.word(for: proofs.outdated(snippet))]
            return
        }
        modes = proofs.provenModes(of: snippet)
        let statement = ProofSentence(snippet, among: states.keys, toolchain: proofs.provenWith)
        let proven = states.filter(\.value.isProven)
        let open = states.filter { !$0.value.isProven }.sorted { $0.key < $1.key }
        if open.isEmpty {
            let isRefused = states.values.contains(.expectedError)
            verdict = isRefused ? .refused : .proven
            label = Self.label(of: states.values)
            sentences = [statement.text(of: states)]
        } else {
            verdict = .unproven
            label = proven.isEmpty ? "Unproven" : "Partly proven"
            sentences =
                (proven.isEmpty ? [] : [statement.text(of: proven)])
                + Self.reasons(of: open, snippet.role, statement, isAll: proven.isEmpty)
        }
    }

    /// How a variant's name is written to readers.
    static func shown(_ variant: String) -> String {
        Platform(rawValue: variant)?.name ?? variant
    }

    private static func label(of states: some Collection<ProofState>) -> String {
        if states.contains(.expectedError) { return "Does not compile" }
        if states.allSatisfy({ $0 == .tested }) { return "Tested" }
        if states.contains(.ran) { return "Ran" }
        return "Built"
    }

    private static func word(for outdated: Proofs.Outdated?) -> String {
        switch outdated {
        case .otherStandIns: "Proven with older stand-ins, not yet with these."
        case .otherAvailability:
            "Proven against an older list of what systems have, not yet against this one."
        case nil: "No compiler has vouched for these bytes yet."
        }
    }

    /// One sentence for each reason; settings are named where they differ.
    private static func reasons(
        of open: [(key: ProofSetting, value: ProofState)],
        _ role: Snippet.Role,
        _ statement: ProofSentence,
        isAll: Bool
    ) -> [String] {
        func sentence(_ state: ProofState) -> String {
            // The author's own reason says more than that it was only parsed.
            state == .parsedOnly ? reason(of: role) ?? reason(of: state) : reason(of: state)
        }
        let states = open.map(\.value)
        if isAll, let first = states.first, states.allSatisfy({ $0 == first }) {
            return [sentence(first)]
        }
        return open.map { setting, state in
            let name = statement.name(of: setting)
            return name.isEmpty ? sentence(state) : "\(name): \(sentence(state))"
        }
    }

    private static func reason(of state: ProofState) -> String {
        switch state {
        case .blocked(let module): "Not built, because the module \(module) failed."
        case .parsedOnly: "Only parsed."
        case .skipped(let reason): "Not compiled: \(reason)."
        case .unchecked(let rule): "It compiles; that it breaks \(rule) is not checked yet."
        case .notSwift: "Not Swift."
        case .failed: "The compiler does not agree."
        case .notLookedAt: "No compiler has vouched for these bytes yet."
        case .built, .tested, .ran, .expectedError: state.description
        }
    }

    private static func reason(of role: Snippet.Role) -> String? {
        switch role {
        case .fragment(let reason): "Only parsed: \(reason)."
        case .skipped(let reason): "Not compiled: \(reason)."
        case .needs(let module): "Not compiled: it needs \(module), which is absent here."
        case .parseOnly: "Only parsed: this folder does not ask for more."
        case .file, .alone, .fails, .violates, .crashes, .excerpt, .output, .notSwift: nil
        }
    }
}
