import Rules

/// Says what was proven of a snippet, with which compiler and for what.
struct ProofSentence: Sendable {
    private let toolchain: String
    private let namesModes: Bool

    /// For a snippet with these settings; the toolchain is `Proofs.provenWith`.
    init(
        _ snippet: Snippet,
        among settings: some Sequence<ProofSetting>,
        toolchain: String?
    ) {
        self.toolchain = toolchain ?? "a compiler"
        namesModes = snippet.namesModes(of: settings)
    }

    /// A setting as readers know it: `iOS`, `iOS in Swift 5`.
    func name(of setting: ProofSetting) -> String {
        let shown = ProofSetting(ProofBadge.shown(setting.variant), setting.mode)
        return shown.name(withMode: namesModes)
    }

    /// `Built with Swift 6.3.1 on Linux x86_64, for iOS and macOS, in Swift 5 and 6 mode.`
    func text(of states: [ProofSetting: ProofState]) -> String {
        let verb =
            switch true {
            case states.values.contains(.expectedError): "Refused by the compiler as stated"
            case states.values.allSatisfy({ $0 == .tested }): "Built, and its tests passed"
            case states.values.contains(.ran): "Built and run with the result shown"
            default: "Built"
            }
        let variants = Set(states.keys.map(\.variant)).filter { !$0.isEmpty }.sorted()
        let systems = variants.map(ProofBadge.shown).joined(separator: " and ")
        let modes = LanguageMode.names(of: states.keys.map(\.mode))
        return "\(verb) with \(toolchain)" + (systems.isEmpty ? "" : ", for \(systems)")
            + (namesModes ? ", in \(modes) mode" : "") + "."
    }
}
