/// What a fence that does not compile is, when it is no Swift at all.
public enum OtherText: String, Sendable, CaseIterable {
    /// Lines that begin with `+` and `-`.
    case changes
    /// What a compiler, a test run, a shell or a debugger has printed, with what was typed there.
    case output
    /// Productions of a grammar.
    case grammar
    /// C, C++, Objective-C, or the compiler's intermediate language.
    case otherLanguage = "other-language"
    /// Lines with their numbers before them.
    case numberedLines = "numbered-lines"

    /// Looks at a text that the parser cannot follow; nil when it may be meant as Swift.
    init?(_ code: String) {
        let lines = code.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
        if lines.contains(where: Self.isOutput) {
            self = .output
        } else if lines.contains(where: { $0.contains(production) }) {
            self = .grammar
        } else if lines.contains(where: Self.isOtherLanguage) {
            self = .otherLanguage
        } else if lines.count > 1, lines.allSatisfy({ $0.contains(numbered) }) {
            self = .numberedLines
        } else if Self.areChanges(lines) {
            self = .changes
        } else {
            return nil
        }
    }

    private static func isOutput(_ line: Substring) -> Bool {
        outputs.contains { line.contains($0) }
    }

    private static func isOtherLanguage(_ line: Substring) -> Bool {
        otherLanguages.contains { line.contains($0) }
    }

    private static func areChanges(_ lines: [Substring]) -> Bool {
        let changed = lines.filter { $0.hasPrefix("+") || $0.hasPrefix("-") }
        let areMarked = lines.allSatisfy { "+- \t@".contains($0.first!) }
        return changed.count >= 2 || (changed.count == 1 && areMarked)
    }
}

// Made once: an expression is made from its text wherever it stands. Looking changes nothing.

nonisolated(unsafe) private let production = /^\s*[a-z]+(?:-[a-z]+)+ *(?:→|::=|->)\s/

nonisolated(unsafe) private let numbered = /^\s*\d+[:|.)]?(?:\s|$)/

nonisolated(unsafe) private let outputs = [
    /^\s*[|`].*[-`] ?(?:error|warning|note): |:\d+:\d+: (?:error|warning|note):\s/,
    /^(?:error|warning|note|Fatal error): |^\$ \w|^[✔✘◇] |^\[\d+\/\d+\]\s/,
    /^\s*(?:\d+>|\((?:lldb|swift)\)|swift>|%) \S/,
    /^\s*[~^]*\^[~^]*$/,
]

nonisolated(unsafe) private let otherLanguages = [
    /^\s*#(?:include|import|define|ifdef|ifndef|pragma)\b/,
    /^\s*@(?:interface|implementation|end|synthesize|property *\()/,
    /^\s*template *<|^\s*using namespace\b|^\s*(?:public|private):\s*$/,
    /^\s*sil(?:_\w+)? [\w@\[]|^\s*%\w+ = |^\s*bb\d+(?:\(.*\))?:/,
    /^\s*(?:typedef|unsigned|struct \w+ \*|void \w+\()/,
]
