import Rules

/// What a fence that does not compile is, when it is no Swift at all.
public enum OtherText: String, Sendable, CaseIterable {
    /// Lines that begin with `+` and `-`.
    case changes
    /// What a compiler, a test run or a shell has printed.
    case output
    /// Productions of a grammar.
    case grammar
}

/// Signs in the text of a fence that tell why it does not compile.
///
/// They are looked for only when it does not: none of them makes good code bad.
struct ForeignSigns {
    private let lines: [Substring]

    init(_ code: String) {
        lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The code lines (from 1) that a comment says are wrong: the comment stands at the end of the
    /// line, or on lines of its own right above or below.
    var announced: Set<Int> {
        var found: Set<Int> = []
        for (index, line) in lines.enumerated() where comment(of: line).map(saysWrong) ?? false {
            found.insert(index + 1)
            guard isOnlyComment(line) else { continue }
            for step in [1, -1] {
                var other = index + step
                while lines.indices.contains(other), isOnlyComment(lines[other]) { other += step }
                if lines.indices.contains(other) { found.insert(other + 1) }
            }
        }
        return found
    }

    /// Whether a comment stands where the author left code out: `// ...`, `/* … */`.
    var commentLeavesOut: Bool {
        lines.contains { line in
            comment(of: line).map { $0.contains(/^[\s\/*]*(?:\.\.\.|…)|(?:\.\.\.|…)[\s*\/]*$/) }
                ?? false
        }
    }

    /// What the text is instead of Swift, for one that cannot be parsed.
    var otherText: OtherText? {
        let written = lines.filter { !$0.allSatisfy(\.isWhitespace) }
        let isOutput = written.contains {
            $0.contains(
                /^\s*[|`].*[-`] ?(?:error|warning|note): |:\d+:\d+: (?:error|warning|note):\s/
            )
                || $0.contains(
                    /^(?:error|warning|note|Fatal error): |^\$ \w|^[✔✘◇] |^\[\d+\/\d+\]\s/
                )
                || $0.contains(/^\s*[~^]*\^[~^]*$/)
        }
        if isOutput { return .output }
        if written.contains(where: { $0.contains(/^\s*[a-z]+(?:-[a-z]+)+ *(?:→|::=|->)\s/) }) {
            return .grammar
        }
        let changed = written.filter { $0.hasPrefix("+") || $0.hasPrefix("-") }
        let areMarked = written.allSatisfy { "+- \t@".contains($0.first!) }
        let isChange = changed.count >= 2 || (changed.count == 1 && areMarked)
        return isChange ? .changes : nil
    }

    private func isOnlyComment(_ line: Substring) -> Bool {
        let start = line.drop(while: \.isWhitespace)
        return start.isEmpty || start.hasPrefix("//")
            || (start.hasPrefix("/*") && start.contains("*/"))
    }

    /// The comment of a line; a slash in a string is taken for one too, which does no harm here.
    private func comment(of line: Substring) -> Substring? {
        let starts = [line.firstRange(of: "//"), line.firstRange(of: "/*")].compactMap(\.self)
        return starts.map(\.lowerBound).min().map { line[$0...].dropFirst(2) }
    }

    private func saysWrong(_ comment: Substring) -> Bool {
        let forms = [
            /^\W*(?:compil\w*[- ]?(?:time )?)?error\b\s*(?:$|[^\w\s])/,
            /\berror:|compil\w*(?:-| )(?:time )?error/,
            /\b(?:is|produces|gives|causes|triggers|emits|yields) an? (?:\w+ )?error/,
            /(?:not|n[’']t|never|fails to) (?:currently )?(?:compile|type-?check|build)\b/,
            /\b(?:not|n[’']t be) (?:allowed|valid|legal|permitted|supported|possible)\b/,
            /\b(?:illegal|invalid|ill-formed|disallowed|rejected|forbidden|prohibited)\b/,
            /^\W*(?:nope|no|wrong|bad|fails)\W*$/, /❌|🛑|⛔|🚫|✘|✗/,
        ]
        let text = comment.lowercased()
        return forms.contains { text.contains($0) }
    }
}
