internal import Diagnostics

/// One attribute of a fence: `key` or `key="value"`.
struct FenceAttribute: Sendable {
    /// What stands before the `=`.
    var key: Located<String>
    /// What stands in the quotes, escapes resolved; nil for a bare key.
    var value: Located<String>?
}

/// Reads attributes from clean bytes: `key="value"` with `\"` and `\\` only, or a bare `key`.
struct FenceAttributeReader {
    private let text: CleanText
    private var at: Int
    private let end: Int
    private(set) var problems: [Diagnostic] = []

    /// Reads the attributes in a range.
    init(_ range: Range<Int>, of text: CleanText) {
        self.text = text
        at = range.lowerBound
        end = range.upperBound
    }

    /// All attributes that can be read, in order.
    mutating func read() -> [FenceAttribute] {
        var attributes: [FenceAttribute] = []
        while true {
            while at < end, isSpace(text.bytes[at]) { at += 1 }
            guard at < end else { return attributes }
            if let attribute = readOne() { attributes.append(attribute) }
        }
    }

    private mutating func readOne() -> FenceAttribute? {
        let start = at
        while at < end, isKeyByte(text.bytes[at]) { at += 1 }
        let isBare = at == end || isSpace(text.bytes[at])
        guard at > start, isBare || text.bytes[at] == UInt8(ascii: "=") else {
            return fail(from: start)
        }
        let key = located(start..<at)
        if isBare { return FenceAttribute(key: key) }
        at += 1
        guard at < end, text.bytes[at] == UInt8(ascii: "\"") else { return fail(from: start) }
        guard let value = readValue() else { return fail(from: start) }
        guard at == end || isSpace(text.bytes[at]) else { return fail(from: start) }
        return FenceAttribute(key: key, value: value)
    }

    /// Reads a quoted value; nil when it is not closed or holds another escape.
    private mutating func readValue() -> Located<String>? {
        at += 1
        let start = at
        var value: [UInt8] = []
        while at < end {
            let byte = text.bytes[at]
            if byte == UInt8(ascii: "\"") {
                let place = start..<at
                at += 1
                return Located(
                    String(decoding: value, as: UTF8.self),
                    at: text.location(of: place)
                )
            }
            if byte == UInt8(ascii: "\\") {
                guard at + 1 < end, "\"\\".utf8.contains(text.bytes[at + 1]) else { return nil }
                at += 1
            }
            value.append(text.bytes[at])
            at += 1
        }
        return nil
    }

    /// Reports what cannot be read and goes on behind the next white space.
    private mutating func fail(from start: Int) -> FenceAttribute? {
        while at < end, !isSpace(text.bytes[at]) { at += 1 }
        let word = located(start..<at)
        problems.append(.badAttribute(word.value, at: word.location))
        return nil
    }

    private func located(_ range: Range<Int>) -> Located<String> {
        Located(
            String(decoding: text.bytes[range], as: UTF8.self),
            at: text.location(of: range)
        )
    }

    private func isKeyByte(_ byte: UInt8) -> Bool {
        isAlphanumeric(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
}
