internal import Diagnostics

/// The DocC directives of a document: CommonMark has none, so they are shown as text.
struct DoccDirectives {
    /// The first one's name with its `@`.
    var first: Range<Int>
    /// How many paragraphs begin with one.
    var count = 1

    /// The name of the directive that a paragraph begins with, such as `@Metadata {` and
    /// `@Image(source: "a")`; nil for other text, also for Swift such as `@Test("a")`.
    static func name(at start: Int, in bytes: [UInt8]) -> Range<Int>? {
        guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "@"),
            (0x41...0x5A).contains(bytes[start + 1])
        else { return nil }
        var end = start + 1
        while end < bytes.count, isAlphanumeric(bytes[end]) { end += 1 }
        var next = end
        while next < bytes.count, isBlank(bytes[next]) { next += 1 }
        guard next < bytes.count else { return nil }
        switch bytes[next] {
        case UInt8(ascii: "{"): return start..<end
        case UInt8(ascii: "(") where beginsLabel(bytes[(next + 1)...]): return start..<end
        default: return nil
        }
    }

    /// True for `label:`, perhaps on the next line.
    private static func beginsLabel(_ bytes: ArraySlice<UInt8>) -> Bool {
        let text = bytes.drop { isSpace($0) }
        let label = text.prefix { isAlphanumeric($0) }
        return !label.isEmpty && text[label.endIndex...].first == UInt8(ascii: ":")
    }
}

extension Diagnostic {
    static func doccDirective(_ found: DoccDirectives, in text: CleanText) -> Diagnostic {
        let name = String(decoding: text.bytes[found.first], as: UTF8.self)
        let others =
            found.count == 1 ? "is a directive" : "and \(found.count - 1) more are directives"
        return Diagnostic(
            .doccDirective,
            .warning,
            "'\(name)' \(others) of DocC, which CommonMark shows as text",
            at: text.location(of: found.first),
            hint: "write it as plain Markdown; fences between its braces may not be read as code"
        )
    }
}

extension Diagnostic.ID {
    static let doccDirective: Self = "docc-directive"
}
