/// What a fence is proven for at one time: a variant of its rulebook, in a language mode.
public struct ProofSetting: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The variant; empty for a rulebook without variants.
    public let variant: String
    /// The language mode.
    public let mode: LanguageMode

    /// Takes a setting's parts.
    public init(_ variant: String = "", _ mode: LanguageMode = .six) {
        self.variant = variant
        self.mode = mode
    }

    /// The setting as the ledger holds it: `ios 6`, or `6` without a variant.
    public var description: String {
        variant.isEmpty ? "\(mode.rawValue)" : "\(variant) \(mode.rawValue)"
    }

    /// Reads what `description` wrote; nil for anything else.
    public init?(_ text: some StringProtocol) {
        let last = text.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
        guard let mode = LanguageMode(last) else { return nil }
        self.init(String(text.dropLast(last.count).dropLast()), mode)
    }

    /// The setting for people: `ios in Swift 6`, or without the mode where there is but one.
    public func name(withMode: Bool) -> String {
        [variant, withMode ? mode.name : ""].filter { !$0.isEmpty }.joined(separator: " in ")
    }

    /// Orders by variant, then by mode.
    public static func < (left: ProofSetting, right: ProofSetting) -> Bool {
        (left.variant, left.mode) < (right.variant, right.mode)
    }
}

extension Snippet {
    /// Whether people must be told the language modes of its settings: not where all there is is
    /// Swift 6 and nobody has said so of this fence.
    public func namesModes(of settings: some Sequence<ProofSetting>) -> Bool {
        modes != nil || settings.contains { $0.mode != .six }
    }
}

extension Snippet {
    /// Some of its settings for people: `ios, macos`; `all` says whether modes must be told.
    public func names(
        of settings: some Sequence<ProofSetting>,
        among all: some Sequence<ProofSetting>
    ) -> String {
        let namesModes = namesModes(of: all)
        return settings.sorted().map { $0.name(withMode: namesModes) }.joined(separator: ", ")
    }
}

extension Rulebook {
    /// What its sample is proven for: each variant in each language mode.
    ///
    /// A rulebook without variants has one, whose name is empty.
    public var settings: [ProofSetting] {
        (variants.isEmpty ? [""] : variants).flatMap { variant in
            modes.map { ProofSetting(variant, $0) }
        }
    }

    /// What a fence is proven for: the variants and language modes of the rulebook, or those that
    /// the fence names.
    public func settings(of snippet: Snippet) -> [ProofSetting] {
        let all = variants.isEmpty ? [""] : variants
        let own = snippet.only.map { only in all.filter { $0 == only } } ?? all
        return own.flatMap { variant in
            (snippet.modes ?? modes).map { ProofSetting(variant, $0) }
        }
    }

    /// The mode of the sample's modules that a fence in a mode is compiled against: the same, or
    /// the newest that they are built in. A module's mode is its own affair.
    public func modeOfModules(for mode: LanguageMode) -> LanguageMode {
        modes.contains(mode) ? mode : modes.last ?? .six
    }
}
