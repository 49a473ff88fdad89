internal import Diagnostics
internal import Rules

extension SnippetReader {
    /// The language modes of `swift="5"` or `swift="5,6"`; nil after a problem.
    mutating func modes(_ attribute: FenceAttribute) -> [LanguageMode]? {
        guard let value = value(attribute) else { return nil }
        var modes: [LanguageMode] = []
        for word in value.value.split(separator: ",", omittingEmptySubsequences: false) {
            let word = String(word.filter { !$0.isWhitespace })
            guard let mode = LanguageMode(word) else {
                report(.unknownMode(word, at: value.location))
                return nil
            }
            guard !modes.contains(mode) else {
                report(.repeatedMode(word, at: value.location))
                return nil
            }
            modes.append(mode)
        }
        return modes.sorted()
    }

    /// A file of the sample is compiled with its module, which is built in the rulebook's modes.
    mutating func checkThatModulesAreBuilt(for snippet: Snippet, _ location: SourceLocation) {
        switch snippet.role {
        case .file, .excerpt: break
        default: return
        }
        guard let other = snippet.modes?.first(where: { !rulebook.modes.contains($0) }) else {
            return
        }
        report(.unbuiltMode(other, rulebook.modes, at: location))
    }
}

/// The `modes` of `rulebook.yml`: a list of language modes, or a single one.
func modes(_ node: YamlNode, _ problems: inout [Diagnostic]) -> [LanguageMode] {
    let nodes = if case .list(let list) = node.value { list } else { [node] }
    var modes: [LanguageMode] = []
    for node in nodes {
        guard case .text(let text) = node.value, let mode = LanguageMode(text) else {
            let word = if case .text(let text) = node.value { text } else { node.kindName }
            problems.append(.unknownMode(word, at: node.location))
            continue
        }
        if modes.contains(mode) {
            problems.append(.repeatedMode("\(mode.rawValue)", at: node.location))
        } else {
            modes.append(mode)
        }
    }
    if nodes.isEmpty { problems.append(.noMode(at: node.location)) }
    return modes.isEmpty ? [.six] : modes.sorted()
}

extension Diagnostic.ID {
    static let unknownMode: Self = "unknown-mode"
    static let repeatedMode: Self = "repeated-mode"
    static let noMode: Self = "no-mode"
    static let unbuiltMode: Self = "unbuilt-mode"
}

extension Diagnostic {
    fileprivate static func unknownMode(_ word: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unknownMode,
            "'\(word)' is no language mode that snippets are proven in",
            at: location,
            hint: "the modes are 5 and 6"
        )
    }

    fileprivate static func repeatedMode(_ word: String, at location: SourceLocation) -> Diagnostic
    {
        Diagnostic(
            .repeatedMode,
            "the language mode \(word) is given twice",
            at: location,
            hint: "keep one of them"
        )
    }

    fileprivate static func noMode(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .noMode,
            "without a language mode nothing is proven",
            at: location,
            hint: "leave 'modes' out for Swift 6, or write 'modes: [5, 6]'"
        )
    }

    fileprivate static func unbuiltMode(
        _ mode: LanguageMode,
        _ built: [LanguageMode],
        at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .unbuiltMode,
            "the sample's modules are not built in \(mode.name) mode, only in "
                + LanguageMode.names(of: built),
            at: location,
            hint: "a file is part of a module: add \(mode.rawValue) to 'modes' in rulebook.yml"
        )
    }
}
