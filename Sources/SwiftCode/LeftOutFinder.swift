internal import SwiftSyntax

/// Finds the signs for left-out code in a tree with errors, and what the code is without them.
struct LeftOutFinder {
    /// The signs and their stretches of bytes, in order.
    private(set) var signs: [(range: Range<Int>, kind: LeftOutCode)] = []
    private let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// The code with the signs taken out, or with names in their place: each of these may parse.
    ///
    /// `case a, ...` needs a name, `{ ... }` may hold nothing that has to be declared, a
    /// parameter list may go on or not. All have as many bytes and lines as the code.
    var forms: [String] {
        guard !signs.isEmpty else { return [] }
        return [
            text(named: { $0.kind == .placeholder }),
            text(named: { _ in true }),
            text(named: { $0.kind == .placeholder || needsValue(at: $0.range) }),
            text(named: { $0.kind == .placeholder || needsValue(at: $0.range) }, joins: false),
        ]
    }

    mutating func look(at token: TokenSyntax) {
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        let range = start..<start + token.text.utf8.count
        if token.text.hasPrefix("<#") || token.text == "???" {
            signs.append((range, .placeholder))
        } else if ["…", "...", "....", "......"].contains(token.text),
            isMisplaced(token) || isAlone(range)
        {
            signs.append((range, .ellipsis))
        } else if token.tokenKind == .equal, let comment = commentInPlaceOfValue(after: range) {
            signs.append((comment, .comment))
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

    /// Whether it is all of its line but a comment, or a whole argument or parameter.
    private func isAlone(_ range: Range<Int>) -> Bool {
        let before = bytes[..<range.lowerBound].last { !Self.isBlank($0) }
        let rest = bytes[range.upperBound...].drop { Self.isBlank($0) }
        let after = rest.first
        let ends = after == nil || after == UInt8(ascii: "\n") || rest.starts(with: "//".utf8)
        if ends, before == nil || before == UInt8(ascii: "\n") { return true }
        guard let before, let after else { return false }
        return "(,".utf8.contains(before) && "),".utf8.contains(after)
    }

    /// The comment that stands for a value: `= // whatever it is`, at the end of a line, or
    /// `= /* … */`; nil when a value follows.
    private func commentInPlaceOfValue(after range: Range<Int>) -> Range<Int>? {
        let rest = bytes[range.upperBound...].drop { Self.isBlank($0) }
        guard rest.starts(with: "//".utf8) || rest.starts(with: "/*".utf8) else { return nil }
        let isLine = rest.starts(with: "//".utf8)
        let line = rest.prefix { $0 != UInt8(ascii: "\n") }
        guard !isLine else { return line.indices }
        // The rest of the line must be the comment: what follows it would be the value.
        var end = line.endIndex
        while end > line.startIndex, Self.isBlank(line[end - 1]) { end -= 1 }
        return line[..<end].suffix(2).elementsEqual("*/".utf8) ? line.startIndex..<end : nil
    }

    /// Whether something has to stand there: a value, a condition, an element.
    private func needsValue(at range: Range<Int>) -> Bool {
        let before = bytes[..<range.lowerBound].reversed().drop { Self.isBlank($0) || $0 == 10 }
        guard let last = before.first else { return false }
        let after = bytes[range.upperBound...].first { !Self.isBlank($0) }
        if last == UInt8(ascii: "(") { return after != UInt8(ascii: ")") }
        if last == UInt8(ascii: "[") { return after != UInt8(ascii: "]") }
        if "=,:>&|+*".utf8.contains(last) { return true }
        let word = before.prefix { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }.reversed()
        return Self.wordsBeforeValues.contains(String(decoding: Array(word), as: UTF8.self))
    }

    private static let wordsBeforeValues: Set<String> = [
        "return", "if", "while", "in", "try", "await", "throw", "guard", "switch", "case",
    ]

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }

    private func text(
        named: ((range: Range<Int>, kind: LeftOutCode)) -> Bool,
        joins: Bool = true
    ) -> String {
        var output = bytes
        for sign in signs {
            for place in sign.range { output[place] = UInt8(ascii: " ") }
            let comma =
                joins
                ? nil : bytes[..<sign.range.lowerBound].lastIndex { !Self.isBlank($0) && $0 != 10 }
            if let comma, bytes[comma] == UInt8(ascii: ",") {
                output[comma] = UInt8(ascii: " ")
            } else if named(sign) {
                output[sign.range.lowerBound] = UInt8(ascii: "x")
            }
        }
        return String(decoding: output, as: UTF8.self)
    }
}
