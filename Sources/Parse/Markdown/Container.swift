/// A block that puts a prefix before the lines of what it holds.
struct Container: Sendable {
    /// What the prefix looks like.
    enum Prefix: Sendable {
        /// `>` and one optional space.
        case quote
        /// Indentation by so many columns; the marker itself on the first line.
        case item(width: Int)
        /// A footnote's definition: its label on the first line, four columns on the others.
        case footnote
    }

    /// What it puts before each line.
    var prefix: Prefix
    /// Its first line in the file.
    var firstLine: Int
    /// The place in its first line behind its own prefix.
    var content: LineCursor
}

/// Takes the prefixes of containers off the lines of a text.
struct PrefixReader: Sendable {
    let text: CleanText
    private var bytes: [UInt8] { text.bytes }

    /// Reads the prefixes of a text.
    init(_ text: CleanText) { self.text = text }

    /// The place behind the prefixes of `chain` (outermost first) on a line.
    ///
    /// `matched` is how many of the containers stand before the line: fewer than all on a lazy
    /// line, which continues a paragraph without its prefixes.
    func strip(line: Int, chain: [Container]) -> (cursor: LineCursor, matched: Int) {
        var cursor = LineCursor(text.range(ofLine: line))
        var matched = 0
        // What opens on this very line was measured when it was opened.
        if let last = chain.last, last.firstLine == line {
            cursor = last.content
            matched = chain.count
        }
        while matched < chain.count {
            guard step(&cursor, through: chain[matched].prefix) else { break }
            matched += 1
        }
        return (cursor, matched)
    }

    /// The container that a quote opens on a line, whose parents are `chain`.
    func quote(line: Int, chain: [Container]) -> Container {
        var cursor = strip(line: line, chain: chain).cursor
        _ = step(&cursor, through: .quote)
        return Container(prefix: .quote, firstLine: line, content: cursor)
    }

    /// The container that a list item opens on a line, whose parents are `chain`.
    func item(line: Int, chain: [Container]) -> Container {
        var cursor = strip(line: line, chain: chain).cursor
        let indent = cursor.indent(in: bytes)
        cursor.skipBlanks(in: bytes)
        var marker = 1
        var end = cursor.offset
        while end < cursor.end, isDigit(bytes[end]) { end += 1 }
        if end > cursor.offset { marker = end - cursor.offset + 1 }
        cursor.advance(bytes: min(marker, cursor.end - cursor.offset))
        let behindMarker = cursor
        while cursor.column - behindMarker.column <= 5, let byte = cursor.byte(in: bytes),
            isBlank(byte)
        {
            cursor.advance(columns: 1, in: bytes)
        }
        let spaces = cursor.column - behindMarker.column
        var padding = marker + spaces
        if spaces >= 5 || spaces < 1 || cursor.offset == cursor.end {
            padding = marker + 1
            cursor = behindMarker
            if spaces > 0 { cursor.advance(columns: 1, in: bytes) }
        }
        return Container(prefix: .item(width: indent + padding), firstLine: line, content: cursor)
    }

    /// The container that a footnote's definition opens; nil when the line opens none.
    func footnote(line: Int, chain: [Container]) -> (label: String, container: Container)? {
        var (cursor, _) = strip(line: line, chain: chain)
        guard cursor.indent(in: bytes) < 4 else { return nil }
        cursor.skipBlanks(in: bytes)
        var end = cursor.offset
        guard bytes[end..<cursor.end].starts(with: "[^".utf8) else { return nil }
        end += 2
        while end < cursor.end, bytes[end] != UInt8(ascii: "]"), !isBlank(bytes[end]) { end += 1 }
        guard end > cursor.offset + 2, bytes[end..<cursor.end].starts(with: "]:".utf8) else {
            return nil
        }
        let label = String(decoding: bytes[cursor.offset + 2..<end], as: UTF8.self)
        cursor.advance(bytes: end + 2 - cursor.offset)
        cursor.skipBlanks(in: bytes)
        return (label, Container(prefix: .footnote, firstLine: line, content: cursor))
    }

    private func step(_ cursor: inout LineCursor, through prefix: Container.Prefix) -> Bool {
        switch prefix {
        case .quote:
            let indent = cursor.indent(in: bytes)
            var next = cursor
            next.advance(columns: indent, in: bytes)
            guard indent <= 3, next.byte(in: bytes) == UInt8(ascii: ">") else { return false }
            next.advance(bytes: 1)
            if let byte = next.byte(in: bytes), isBlank(byte) {
                next.advance(columns: 1, in: bytes)
            }
            cursor = next
            return true
        case .item(let width):
            return indent(&cursor, by: width)
        case .footnote:
            return indent(&cursor, by: 4)
        }
    }

    private func indent(_ cursor: inout LineCursor, by width: Int) -> Bool {
        let columns = cursor.indent(in: bytes, upTo: width)
        var next = cursor
        next.advance(columns: columns, in: bytes)
        // A blank line belongs to the item; code in it keeps the spaces behind the width.
        guard columns == width || next.offset == next.end else { return false }
        cursor = next
        return true
    }
}

/// True for an ASCII digit.
func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
