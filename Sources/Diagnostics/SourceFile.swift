/// The bytes of one file that somebody wrote, and where its lines begin.
public struct SourceFile: Sendable {
    /// Where the file lies, relative to the content root.
    public let path: ContentPath
    /// The bytes as they are on disk: byte order mark, carriage returns and all.
    public let bytes: [UInt8]
    /// The byte offset at which each line begins; a line ends with LF, CRLF or a lone CR.
    public let lineStarts: [Int]

    /// Takes the bytes as they are on disk.
    public init(path: ContentPath, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        self.lineStarts = Self.findLineStarts(in: bytes)
    }

    /// Takes text, for tests and generated files.
    public init(path: ContentPath, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The position of a byte offset; offsets past the end give the end.
    public func position(at offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return SourcePosition(line: low + 1, column: offset - lineStarts[low] + 1)
    }

    /// The byte offset of a position, clamped to the file and to its line.
    public func offset(of position: SourcePosition) -> Int {
        guard position.line >= 1 else { return 0 }
        guard position.line <= lineStarts.count else { return bytes.count }
        let range = byteRange(ofLine: position.line)
        return min(range.lowerBound + max(position.column, 1) - 1, range.upperBound)
    }

    /// The bytes of a line (1-based) without its line ending; empty past the end.
    public func line(_ number: Int) -> ArraySlice<UInt8> { bytes[byteRange(ofLine: number)] }

    /// The byte range of a line (1-based) without its line ending; empty past the end.
    public func byteRange(ofLine number: Int) -> Range<Int> {
        guard number >= 1, number <= lineStarts.count else { return bytes.count..<bytes.count }
        let start = lineStarts[number - 1]
        var end = number < lineStarts.count ? lineStarts[number] : bytes.count
        if end > start, bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return start..<end
    }

    /// The location of a byte range in this file.
    public func location(of range: Range<Int>) -> SourceLocation {
        SourceLocation(
            path: path,
            start: position(at: range.lowerBound),
            end: position(at: range.upperBound)
        )
    }

    /// The location of a whole line (1-based).
    public func location(ofLine number: Int) -> SourceLocation {
        location(of: byteRange(ofLine: number))
    }

    private static func findLineStarts(in bytes: [UInt8]) -> [Int] {
        var starts = [0]
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") {
                index += 1
            }
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { starts.append(index) }
        }
        return starts
    }
}
