/// Walks over HTML piece by piece; only what a browser takes for a tag is one.
public struct TagScanner {
    /// An opening tag.
    public struct Tag {
        /// Its name in lower case.
        public var name: String
        /// Its bytes, from `<` to behind `>`.
        public var range: Range<Int>
        /// In the order of the text; of two with one name a browser takes the first.
        public var attributes: [Attribute] = []
        /// True when it ends with `/>`.
        public var closesItself = false
    }

    /// An attribute of a tag.
    public struct Attribute {
        /// Its name in lower case.
        public var name: String
        /// Its value as it is written, without quotes; empty for none.
        public var value: String
        /// Its bytes, with the white space before it.
        public var range: Range<Int>
    }

    /// A stretch of the text.
    public enum Piece {
        /// What stands between tags.
        case text(Range<Int>)
        /// A `<` whose tag never ends.
        case stray
        /// A comment, declaration or processing instruction.
        case comment(Range<Int>, isClosed: Bool)
        /// The start of an element.
        case opening(Tag)
        /// The end of the element of that name.
        case closing(String)
    }

    /// The text.
    public let bytes: [UInt8]
    private var index = 0
    /// Where the last tag ends at the latest: no search for an end goes on behind it.
    private let lastEnd: Int

    /// Begins at the start of a text in UTF-8.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        lastEnd = bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1
    }

    /// The next piece; nil at the end.
    public mutating func next() -> Piece? {
        guard index < bytes.count else { return nil }
        let start = index
        guard bytes[index] == UInt8(ascii: "<") else {
            index = bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
            return .text(start..<index)
        }
        if starts(with: "<!--") {
            let end = commentEnd
            index = end ?? bytes.count
            return .comment(start..<index, isClosed: end != nil)
        }
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
            guard index < lastEnd, let end = find(">", from: index) else { return stray() }
            index = end
            return .comment(start..<end, isClosed: true)
        }
        let isClosing = next == UInt8(ascii: "/")
        let name = start + (isClosing ? 2 : 1)
        guard name < bytes.count, isLetter(bytes[name]) else {
            index += 1
            return .text(start..<index)
        }
        guard start < lastEnd, let tag = tag(from: start, name: name) else { return stray() }
        index = tag.range.upperBound
        return isClosing ? .closing(tag.name) : .opening(tag)
    }

    /// Behind the comment that begins here; `<!-->` and `<!--->` are whole ones for browsers, and
    /// `--!>` ends one as well.
    private var commentEnd: Int? {
        for whole in ["<!-->", "<!--->"] where starts(with: whole) {
            return index + whole.utf8.count
        }
        let ends = ["-->", "--!>"].compactMap { find($0, from: index + 4) }
        return ends.min()
    }

    /// Passes over what stands before the end tag of an element.
    public mutating func skip(to name: String) -> Range<Int> {
        let start = index
        var end = start
        while end < bytes.count {
            let rest = bytes[end...]
            if rest.starts(with: "</".utf8),
                String(decoding: rest.dropFirst(2).prefix(name.utf8.count), as: UTF8.self)
                    .lowercased() == name
            {
                break
            }
            end += 1
        }
        index = end
        return start..<end
    }

    private mutating func stray() -> Piece {
        index += 1
        return .stray
    }

    private func tag(from start: Int, name: Int) -> Tag? {
        var at = name
        while at < bytes.count, !isSpace(bytes[at]), bytes[at] != 0x3E, bytes[at] != 0x2F {
            at += 1
        }
        var tag = Tag(
            name: String(decoding: bytes[name..<at], as: UTF8.self).lowercased(),
            range: start..<start
        )
        while at < bytes.count {
            let blank = at
            while at < bytes.count, isSpace(bytes[at]) || bytes[at] == 0x2F { at += 1 }
            guard at < bytes.count else { return nil }
            if bytes[at] == 0x3E {
                tag.closesItself = bytes[at - 1] == 0x2F
                tag.range = start..<at + 1
                return tag
            }
            guard let (name, value) = attribute(at: &at) else { return nil }
            tag.attributes.append(Attribute(name: name, value: value, range: blank..<at))
        }
        return nil
    }

    private func attribute(at index: inout Int) -> (name: String, value: String)? {
        let start = index
        // A sign of equality may begin a name, so at least one byte is taken.
        repeat {
            index += 1
        } while index < bytes.count && !isSpace(bytes[index])
            && ![0x3D, 0x3E, 0x2F].contains(bytes[index])
        let name = String(decoding: bytes[start..<min(index, bytes.count)], as: UTF8.self)
        var value = index
        while value < bytes.count, isSpace(bytes[value]) { value += 1 }
        guard value < bytes.count, bytes[value] == 0x3D else { return (name.lowercased(), "") }
        value += 1
        while value < bytes.count, isSpace(bytes[value]) { value += 1 }
        guard value < bytes.count else { return nil }
        let quote = bytes[value]
        if quote == 0x22 || quote == 0x27 {
            guard let end = bytes[(value + 1)...].firstIndex(of: quote) else { return nil }
            index = end + 1
            return (name.lowercased(), String(decoding: bytes[value + 1..<end], as: UTF8.self))
        }
        index = value
        while index < bytes.count, !isSpace(bytes[index]), bytes[index] != 0x3E { index += 1 }
        return (name.lowercased(), String(decoding: bytes[value..<index], as: UTF8.self))
    }

    private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    /// The place behind the next occurrence of a text.
    private func find(_ text: String, from start: Int) -> Int? {
        let wanted = Array(text.utf8)
        var at = start
        while at + wanted.count <= bytes.count {
            if bytes[at..<at + wanted.count].elementsEqual(wanted) { return at + wanted.count }
            at += 1
        }
        return nil
    }
}

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (9...13).contains(byte) }

private func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte & 0xDF) }
