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
    /// Whole sentences.
    let sentences: [String]

    /// Reads what is known of a Swift snippet of a rulebook.
    init(of snippet: Snippet, proofs: Proofs) {
        guard let states = proofs.states(of: snippet), !states.isEmpty else {
            let reason = Self.reason(of: snippet.role)
            verdict = .unproven
            label = "Unproven"
            let isOld = proofs.isProvenWithOtherStandIns(snippet)
            let word = isOld ? "Proven with older stand-ins, not yet with these." : nil
            sentences = [reason ?? word ?? "No compiler has vouched for these bytes yet."]
            return
        }
        let proven = states.filter(\.value.isProven)
        let open = states.filter { !$0.value.isProven }.sorted { $0.key < $1.key }
        if open.isEmpty {
            let isRefused = states.values.contains(.expectedError)
            verdict = isRefused ? .refused : .proven
            label = Self.label(of: states.values)
            sentences = [Self.statement(of: states, with: proofs.provenWith ?? "a compiler")]
        } else {
            verdict = .unproven
            label = proven.isEmpty ? "Unproven" : "Partly proven"
            sentences =
                (proven.isEmpty
                    ? [] : [Self.statement(of: proven, with: proofs.provenWith ?? "a compiler")])
                + Self.reasons(of: open, snippet.role, isAll: proven.isEmpty)
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

    private static func statement(of states: [String: ProofState], with toolchain: String) -> String
    {
        let verb =
            switch true {
            case states.values.contains(.expectedError): "Refused by the compiler as stated"
            case states.values.allSatisfy({ $0 == .tested }): "Built, and its tests passed"
            case states.values.contains(.ran): "Built and run with the result shown"
            default: "Built"
            }
        let variants = states.keys.filter { !$0.isEmpty }.sorted().map(shown)
        let scope = variants.isEmpty ? "" : ", for " + variants.joined(separator: " and ")
        return "\(verb) with \(toolchain)\(scope)."
    }

    /// One sentence for each reason; variants are named where they differ.
    private static func reasons(
        of open: [(key: String, value: ProofState)],
        _ role: Snippet.Role,
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
        return open.map { variant, state in
            variant.isEmpty ? sentence(state) : "\(shown(variant)): \(sentence(state))"
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
