/// Collects the text of leaf blocks from the source, without the prefixes of their containers.
struct LeafReader {
    private let text: CleanText
    private let prefix: PrefixReader
    private var bytes: [UInt8] { text.bytes }

    /// Reads the leaves of a text.
    init(_ text: CleanText) {
        self.text = text
        prefix = PrefixReader(text)
    }

    /// The clean offset of the first byte behind the prefixes and indentation of a line.
    func start(line: Int, chain: [Container]) -> Int {
        cursor(line: line, chain: chain).offset
    }

    /// The clean offset of the code on the first line of an indented code block.
    func indentedStart(line: Int, chain: [Container]) -> Int {
        var cursor = prefix.strip(line: line, chain: chain).cursor
        cursor.advance(columns: 4, in: bytes)
        return min(cursor.isInsideTab ? cursor.offset + 1 : cursor.offset, cursor.end)
    }

    /// The clean offset behind the last byte of a line that is no white space.
    func end(ofLine line: Int) -> Int {
        let range = text.range(ofLine: line)
        var end = range.upperBound
        while end > range.lowerBound, isBlank(bytes[end - 1]) { end -= 1 }
        return end
    }

    /// The clean offset behind the last byte of a stretch of a line that is no white space.
    func end(ofLine line: Int, from range: Range<Int>) -> Int {
        max(range.lowerBound, end(ofLine: line))
    }

    /// The text of a paragraph: its lines without prefixes and indentation.
    func content(lines: ClosedRange<Int>, chain: [Container]) -> LeafContent {
        var content = LeafContent()
        for line in lines {
            let cursor = cursor(line: line, chain: chain)
            content.append(cursor.offset..<cursor.end, of: text)
            if line < lines.upperBound { content.appendLineBreak(at: cursor.end) }
        }
        content.trimEnd()
        return content
    }

    /// True when the line is a heading that opens with `#`.
    func opensHeading(line: Int, chain: [Container]) -> Bool {
        let cursor = cursor(line: line, chain: chain)
        let rest = bytes[cursor.offset..<cursor.end].drop { $0 == UInt8(ascii: "#") }
        let count = rest.startIndex - cursor.offset
        return (1...6).contains(count) && rest.first.map(isBlank) ?? true
    }

    /// True when the line can underline a heading.
    func isUnderline(line: Int, chain: [Container]) -> Bool {
        let cursor = cursor(line: line, chain: chain)
        guard let mark = cursor.byte(in: bytes), "=-".utf8.contains(mark) else { return false }
        return bytes[cursor.offset..<cursor.end].drop { $0 == mark }.allSatisfy(isBlank)
    }

    /// The text of a heading that opens with `#`.
    func headingContent(line: Int, chain: [Container]) -> LeafContent {
        var start = cursor(line: line, chain: chain).offset
        var end = end(ofLine: line)
        while start < end, bytes[start] == UInt8(ascii: "#") { start += 1 }
        while start < end, isBlank(bytes[start]) { start += 1 }
        // A closing run of `#` counts only behind white space.
        var mark = end
        while mark > start, bytes[mark - 1] == UInt8(ascii: "#") { mark -= 1 }
        if mark < end, mark == start || isBlank(bytes[mark - 1]) { end = mark }
        while end > start, isBlank(bytes[end - 1]) { end -= 1 }
        var content = LeafContent()
        content.append(start..<end, of: text)
        return content
    }

    private func cursor(line: Int, chain: [Container]) -> LineCursor {
        var cursor = prefix.strip(line: line, chain: chain).cursor
        cursor.skipBlanks(in: bytes)
        return cursor
    }
}
