import Rules
import SwiftCode

/// Swift code as HTML with a class for each kind of token; every code is read once.
struct Highlighter: Sendable {
    private let shown: [Snippet.Key: Markup]

    /// Reads the Swift among the snippets, on all processors.
    init(of snippets: [Snippet]) {
        var unique: [Snippet.Key: Snippet] = [:]
        for snippet in snippets where snippet.isSwift { unique[snippet.key] = snippet }
        let order = Array(unique.values)
        let rendered = concurrentMap(order) { highlight($0) }
        shown = Dictionary(uniqueKeysWithValues: zip(order.map(\.key), rendered))
    }

    /// The shown lines of a snippet as HTML.
    func code(of snippet: Snippet) -> Markup {
        shown[snippet.key] ?? "\(snippet.shownCode)"
    }
}

/// The shown lines as HTML without the indentation that they share.
///
/// A token that spans lines is closed and reopened at each line's end.
private func highlight(_ snippet: Snippet) -> Markup {
    let bytes = Array(snippet.code.utf8)
    var tokens = classifyTokens(in: snippet.code)[...]
    var html = Markup()
    let indent = sharedIndentation(of: snippet.shownCode)
    var start = 0
    var number = 1
    while start < bytes.count {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let isHidden = snippet.hiddenLines.contains { $0.contains(number) }
        let isMarked = !isHidden && isMarked(bytes[start..<end])
        var position = min(start + indent, end)
        if isMarked { html += "<mark>" }
        while let token = tokens.first, token.range.lowerBound < end {
            let range = token.range.clamped(to: position..<end)
            if !isHidden {
                html.append(text: bytes[position..<range.lowerBound])
                html += span(bytes[range], token.tokenClass)
            }
            position = range.upperBound
            guard token.range.upperBound <= end else { break }
            tokens.removeFirst()
        }
        if !isHidden {
            html.append(text: bytes[position..<end])
            html += isMarked ? "</mark>\n" : "\n"
        }
        start = end + 1
        number += 1
    }
    return html
}

/// How many bytes of white space all lines that are not blank begin with alike.
private func sharedIndentation(of code: String) -> Int {
    var shared: Substring.UTF8View?
    for line in code.utf8.split(separator: UInt8(ascii: "\n")) {
        let indent = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        guard indent.count < line.count else { continue }
        let common = zip(indent, shared ?? indent).prefix { $0 == $1 }.count
        shared = indent.prefix(common)
    }
    return shared?.count ?? 0
}

/// True for a line that the compiler or a check must complain about.
private func isMarked(_ line: ArraySlice<UInt8>) -> Bool {
    let slash = UInt8(ascii: "/")
    let start = line.indices.dropLast().first { line[$0] == slash && line[$0 + 1] == slash }
    guard let start else { return false }
    let comment = line[(start + 2)...].drop { $0 == UInt8(ascii: " ") }
    return comment.starts(with: "violates".utf8) || comment.starts(with: "error:".utf8)
}

private func span(_ bytes: ArraySlice<UInt8>, _ tokenClass: TokenClass) -> Markup {
    guard let name = className(of: tokenClass), !bytes.isEmpty else {
        var plain = Markup()
        plain.append(text: bytes)
        return plain
    }
    var html: Markup = "<span class=\"\(name)\">"
    html.append(text: bytes)
    html += "</span>"
    return html
}

/// Short names: a page of code holds thousands of them. Plain identifiers need none.
private func className(of tokenClass: TokenClass) -> String? {
    switch tokenClass {
    case .keyword: "hk"
    case .type: "ht"
    case .attribute: "ha"
    case .string, .regex: "hs"
    case .number: "hn"
    case .comment: "hc"
    case .documentation: "hd"
    case .directive, .placeholder: "hp"
    case .identifier, .operator, .argumentLabel: nil
    }
}

extension Snippet {
    /// What decides how a snippet looks.
    fileprivate struct Key: Hashable, Sendable {
        let code: String
        let hiddenLines: [ClosedRange<Int>]
    }

    fileprivate var key: Key { Key(code: code, hiddenLines: hiddenLines) }
}
