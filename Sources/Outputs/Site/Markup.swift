/// HTML that is safe by construction: literals are markup, interpolated text is escaped.
///
/// - Invariant: text reaches the page only through an interpolation, which escapes it, so it can
///   neither open a tag nor leave a quoted attribute.
struct Markup: ExpressibleByStringInterpolation, Sendable, Equatable {
    /// The UTF-8 bytes of the HTML.
    private(set) var bytes: [UInt8]

    /// Nothing.
    init() { bytes = [] }

    init(stringLiteral value: String) { bytes = Array(value.utf8) }

    init(stringInterpolation: StringInterpolation) { bytes = stringInterpolation.bytes }

    /// Takes HTML that another renderer has already escaped.
    init(rendered html: String) { bytes = Array(html.utf8) }

    /// A title or sentence from front matter, in which back-quotes mark code as in Markdown.
    init(phrase text: String) {
        self.init()
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        // An odd number of back-quotes is text: nobody closed the last one.
        guard parts.count % 2 == 1 else {
            append(text: text)
            return
        }
        for (index, part) in parts.enumerated() {
            self += index % 2 == 1 ? "<code>\(part)</code>" : "\(part)"
        }
    }

    /// True when there is nothing to show.
    var isEmpty: Bool { bytes.isEmpty }

    /// The HTML as text.
    var html: String { String(decoding: bytes, as: UTF8.self) }

    /// Adds HTML at the end.
    static func += (left: inout Markup, right: Markup) { left.bytes += right.bytes }

    /// One after the other.
    static func + (left: Markup, right: Markup) -> Markup {
        var sum = left
        sum += right
        return sum
    }

    /// The same with a place to break the line after each slash between other characters, so that
    /// a narrow page breaks a path between its parts and not inside a word.
    func breakingAfterSlashes() -> Markup {
        let slash = UInt8(ascii: "/")
        var result = Markup()
        var isInTag = false
        for (index, byte) in bytes.enumerated() {
            result.bytes.append(byte)
            if byte == UInt8(ascii: "<") { isInTag = true }
            if byte == UInt8(ascii: ">") { isInTag = false }
            guard byte == slash, !isInTag, index + 1 < bytes.count else { continue }
            let next = bytes[index + 1]
            // White space breaks by itself, and a tag after the slash closes the path.
            if next > 0x20, next != slash, next != UInt8(ascii: "<") { result += "<wbr>" }
        }
        return result
    }

    /// Adds text at the end, escaped.
    mutating func append(text: some StringProtocol) {
        Self.escape(text.utf8, into: &bytes)
    }

    /// Adds a stretch of UTF-8 text at the end, escaped.
    mutating func append(text: some Sequence<UInt8>) { Self.escape(text, into: &bytes) }

    /// Collects literals as they are and everything else escaped.
    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var bytes: [UInt8] = []

        init(literalCapacity: Int, interpolationCount: Int) {
            bytes.reserveCapacity(literalCapacity + interpolationCount * 32)
        }

        mutating func appendLiteral(_ literal: String) { bytes += literal.utf8 }

        /// Text is escaped.
        mutating func appendInterpolation(_ text: some StringProtocol) {
            Markup.escape(text.utf8, into: &bytes)
        }

        /// A path or id is escaped as its text.
        mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            Markup.escape(value.description.utf8, into: &bytes)
        }

        /// Markup is taken as it is.
        mutating func appendInterpolation(_ markup: Markup) { bytes += markup.bytes }

        /// Nothing is shown for nil.
        mutating func appendInterpolation(_ markup: Markup?) { bytes += markup?.bytes ?? [] }
    }

    private static func escape(_ text: some Sequence<UInt8>, into bytes: inout [UInt8]) {
        for byte in text {
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: ">"): bytes += "&gt;".utf8
            case UInt8(ascii: "\""): bytes += "&quot;".utf8
            default: bytes.append(byte)
            }
        }
    }
}

extension DefaultStringInterpolation {
    /// A string would show the bytes of the markup as numbers, or escape its tags.
    @available(*, unavailable, message: "give the literal the type Markup")
    mutating func appendInterpolation(_ markup: Markup) {}
}

extension Sequence<Markup> {
    /// One after the other, with `separator` in between.
    func joined(by separator: Markup = Markup()) -> Markup {
        var joined = Markup()
        var isFirst = true
        for markup in self {
            if !isFirst { joined += separator }
            joined += markup
            isFirst = false
        }
        return joined
    }
}
