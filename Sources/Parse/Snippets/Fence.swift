internal import Diagnostics
internal import Rules

/// A fenced code block as it stands in the file, its attributes not yet read.
struct Fence: Sendable {
    /// The info string's place in the clean text, without white space around it.
    var info: Range<Int>
    /// The code, each line ending with LF.
    var code: String
    /// From the code to the file.
    var map: SnippetMap
    /// The place from the opening to the closing line.
    var location: SourceLocation
    /// The opening line alone.
    var opening: SourceLocation
    /// False when the container or the file ends before a closing line.
    var isClosed: Bool
    /// The anchor of the heading above.
    var section: String?
    /// The clean bytes of the attributes in a `<!-- snippet: … -->` right before it.
    var directive: Range<Int>?
}

/// Finds a code block's lines in the file.
struct FenceReader {
    let text: CleanText
    let prefix: PrefixReader
    private var bytes: [UInt8] { text.bytes }

    /// Reads the fences of a text.
    init(_ text: CleanText) {
        self.text = text
        prefix = PrefixReader(text)
    }

    /// The fence that opens on `line` behind the prefixes of `chain`, whose code cmark read as
    /// `literal`; nil for indented code.
    func fence(line: Int, chain: [Container], literal: String) -> Fence? {
        var cursor = prefix.strip(line: line, chain: chain).cursor
        let indent = cursor.indent(in: bytes)
        cursor.skipBlanks(in: bytes)
        guard indent < 4, let mark = cursor.byte(in: bytes),
            mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~")
        else { return nil }
        let start = cursor.offset
        let length = run(of: mark, from: start, to: cursor.end)
        guard length >= 3 else { return nil }
        let code = Array(literal.utf8).split(
            separator: UInt8(ascii: "\n"),
            omittingEmptySubsequences: false
        )
        let lineCount = code.count - 1
        let lines = code.dropLast().enumerated().map { number, code in
            place(of: code, line: line + 1 + number)
        }
        let closing = line + 1 + lineCount
        let close = closingFence(line: closing, chain: chain, mark: mark, length: length)
        let opening = text.location(of: start..<trimEnd(of: start..<cursor.end))
        var end = opening.end
        if let close {
            end = text.position(at: close.upperBound)
        } else if lineCount > 0 {
            end = text.position(at: text.range(ofLine: closing - 1).upperBound)
        }
        return Fence(
            info: trim(start + length..<cursor.end),
            code: literal,
            map: SnippetMap(
                path: text.file.path,
                lines: lines,
                end: close.map { text.position(at: $0.lowerBound) } ?? end,
                fence: close.map { _ in
                    let margin = prefix.strip(line: closing, chain: chain).cursor.offset
                    return SnippetMap.Fence(
                        mark: string(start..<start + length),
                        prefix: string(text.range(ofLine: closing).lowerBound..<margin),
                        ending: text.file.lineEnding(ofLine: line) ?? .lineFeed
                    )
                }
            ),
            location: SourceLocation(path: text.file.path, start: opening.start, end: end),
            opening: opening,
            isClosed: close != nil
        )
    }

    /// The place of a line of code: it is the tail of its line in the file, after the spaces that
    /// cmark wrote for that part of a tab which is no prefix.
    private func place(of code: ArraySlice<UInt8>, line: Int) -> SnippetMap.Line {
        var start = text.range(ofLine: line).upperBound
        var left = code
        while let last = left.last, start > 0, bytes[start - 1] == last {
            left.removeLast()
            start -= 1
        }
        return SnippetMap.Line(
            line: line,
            column: text.position(at: start).column,
            expandedSpaces: left.count,
            prefix: string(text.range(ofLine: line).lowerBound..<start),
            ending: text.file.lineEnding(ofLine: line) ?? .lineFeed
        )
    }

    private func string(_ range: Range<Int>) -> String {
        range.isEmpty ? "" : String(decoding: bytes[range], as: UTF8.self)
    }

    private func closingFence(line: Int, chain: [Container], mark: UInt8, length: Int)
        -> Range<Int>?
    {
        guard line <= text.lineCount else { return nil }
        var (cursor, matched) = prefix.strip(line: line, chain: chain)
        guard matched == chain.count, cursor.indent(in: bytes) < 4 else { return nil }
        cursor.skipBlanks(in: bytes)
        let run = run(of: mark, from: cursor.offset, to: cursor.end)
        let end = cursor.offset + run
        guard run >= length, bytes[end..<cursor.end].allSatisfy(isBlank) else { return nil }
        return cursor.offset..<end
    }

    private func run(of mark: UInt8, from start: Int, to end: Int) -> Int {
        var at = start
        while at < end, bytes[at] == mark { at += 1 }
        return at - start
    }

    private func trim(_ range: Range<Int>) -> Range<Int> {
        let end = trimEnd(of: range)
        var start = range.lowerBound
        while start < end, isBlank(bytes[start]) { start += 1 }
        return start..<end
    }

    private func trimEnd(of range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, isBlank(bytes[end - 1]) { end -= 1 }
        return end
    }
}

/// True for HTML that begins with `<!-- snippet:`, or nearly so.
func opensDirective(_ html: ArraySlice<UInt8>) -> Bool {
    html.starts(with: "<!--".utf8) && startOfAttributes(html.dropFirst(4)) != nil
}

/// Where the attributes begin in the text of an HTML comment; nil when it is no directive.
///
/// Letters of either case, and no colon where an attribute follows: what is meant as a directive
/// must not be passed over for a slip.
func startOfAttributes(_ comment: ArraySlice<UInt8>) -> Int? {
    let inner = comment.drop(while: isSpace)
    let word = "snippet".utf8
    guard inner.prefix(word.count).map({ $0 | 0x20 }).elementsEqual(word) else { return nil }
    let rest = inner.dropFirst(word.count).drop(while: isSpace)
    if rest.first == UInt8(ascii: ":") { return rest.startIndex + 1 }
    let key = rest.drop { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    return key.startIndex > rest.startIndex && key.starts(with: "=\"".utf8)
        ? rest.startIndex : nil
}
