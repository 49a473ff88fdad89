public import Rules
public import SwiftCode

/// A fence and what reading its Swift tells; the first stage of a proof.
public struct ReadSnippet: Sendable {
    /// The fence.
    public let snippet: Snippet
    /// What its code says of itself; nil when nothing is asked of it or it is no Swift.
    public let facts: SwiftFacts?

    /// Reads the fence's code if its role asks for that.
    public init(_ snippet: Snippet, in configuration: CodeConfiguration) {
        self.snippet = snippet
        facts = Self.isRead(snippet) ? readSwift(snippet.code, in: configuration) : nil
    }

    /// Takes what reading the same code in the same surroundings has told.
    public init(_ snippet: Snippet, like other: ReadSnippet) {
        self.snippet = snippet
        facts = other.facts
    }

    /// Whether a fence's role asks for its code to be read.
    public static func isRead(_ snippet: Snippet) -> Bool {
        switch snippet.role {
        case .notSwift, .skipped, .output: false
        default: snippet.isSwift
        }
    }

    /// Whether the code could be followed; a fence that must not compile may be broken.
    public var parses: Bool { facts?.errors.isEmpty ?? true }

    /// Whether it is for that setting.
    func isFor(_ setting: ProofSetting) -> Bool {
        (snippet.only == nil || snippet.only == setting.variant)
            && (snippet.modes?.contains(setting.mode) ?? true)
    }

    /// The module it is a part of.
    var module: String? { snippet.samplePath?.module }

    /// The module whose file it quotes.
    var shownModule: String? {
        if case .excerpt(let path, _, _) = snippet.role { path.module } else { nil }
    }

    /// Whether it is compiled alone against the sample's modules.
    public var standsAlone: Bool {
        switch snippet.role {
        case .alone, .fails, .violates, .crashes: true
        default: false
        }
    }

    /// Whether it quotes another fence, in that setting.
    public func isExcerpt(in setting: ProofSetting) -> Bool {
        if case .excerpt = snippet.role { isFor(setting) } else { false }
    }

    /// Whether it must not compile.
    var mustFail: Bool { if case .fails = snippet.role { true } else { false } }
}

extension Rulebook {
    /// Whether a module needs one that is not the sample's, itself or through others.
    func needsForeignModule(_ names: [String]) -> Bool {
        let behind = modulesBehind(names)
        return (names + modules.filter { behind.contains($0.name) }.flatMap(\.depends))
            .contains { modulesFrom[$0] != nil }
    }
}

extension Snippet {
    /// The sample's file that it is a part of.
    var samplePath: SamplePath? { if case .file(let path) = role { path } else { nil } }
}
