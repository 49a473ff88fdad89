internal import SwiftParser
internal import SwiftSyntax

/// What an author left out of a piece of code, or the sign that stands for it.
public enum LeftOutCode: String, Sendable, Codable {
    /// `...` or `…`.
    case ellipsis
    /// `<#…#>`, as Xcode writes it.
    case placeholder
    /// `// ...` where something has to stand.
    case comment
    /// The bodies of functions and properties: only what they are called is told.
    case body
    /// The type, the `switch` or the function that the code is a part of.
    case surroundings
}

/// What keeps code from being parsed, if nothing but signs for left-out code does.
///
/// The signs are taken out, or a name is put in their place, and the rest must parse.
func leftOutCode(in tree: SourceFileSyntax) -> LeftOutCode? {
    var finder = LeftOutFinder(bytes: Array(tree.description.utf8))
    for token in tree.tokens(viewMode: .sourceAccurate) { finder.look(at: token) }
    guard let first = finder.signs.first?.kind else {
        return parsesInside(tree) ? .surroundings : nil
    }
    // `case a, ...` needs a name; `{ ... }` may hold nothing that has to be declared.
    let forms = [finder.text(withNames: false), finder.text(withNames: true)]
    return forms.contains { !Parser.parse(source: $0).hasError } ? first : nil
}

/// Whether it is the cases of a `switch` or of an enumeration.
private func parsesInside(_ tree: SourceFileSyntax) -> Bool {
    let code = tree.description
    guard let word = tree.firstToken(viewMode: .sourceAccurate)?.text,
        ["case", "default", "indirect", "@"].contains(word)
    else { return false }
    return ["switch x", "enum X"].contains { !Parser.parse(source: "\($0) {\n\(code)\n}").hasError }
}

private struct LeftOutFinder {
    private(set) var signs: [(range: Range<Int>, kind: LeftOutCode)] = []
    private let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func look(at token: TokenSyntax) {
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        let range = start..<start + token.text.utf8.count
        if token.text.hasPrefix("<#") {
            signs.append((range, .placeholder))
        } else if ["…", "...", "....", "......"].contains(token.text), isMisplaced(token) {
            signs.append((range, .ellipsis))
        }
    }

    /// Whether no range or variadic parameter is meant.
    private func isMisplaced(_ token: TokenSyntax) -> Bool {
        guard token.text != "…" else { return true }
        var node = token.parent
        while let current = node {
            if current.is(UnexpectedNodesSyntax.self) { return true }
            node = current.parent
        }
        return false
    }

    func text(withNames: Bool) -> String {
        var output = bytes
        for (range, kind) in signs {
            for place in range { output[place] = UInt8(ascii: " ") }
            // A placeholder stands for something, an ellipsis may stand for nothing.
            if withNames || kind == .placeholder { output[range.lowerBound] = UInt8(ascii: "x") }
        }
        return String(decoding: output, as: UTF8.self)
    }
}
