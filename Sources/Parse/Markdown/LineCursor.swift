/// A place in a line, counted in bytes and in columns with tab stops of four.
///
/// Does what CommonMark's block structure does with white space: a container may eat part of a
/// tab, and the rest of the tab still counts as indentation.
struct LineCursor: Sendable {
    /// The offset in the clean bytes.
    var offset: Int
    /// The column from 0, tabs expanded.
    var column = 0
    /// True when a part of the tab at `offset` is already eaten.
    var isInsideTab = false
    /// The end of the line without its LF.
    let end: Int

    /// Starts at the beginning of a line.
    init(_ line: Range<Int>) {
        offset = line.lowerBound
        end = line.upperBound
    }

    /// The columns left of the tab at `offset`.
    var columnsToTabStop: Int { 4 - column % 4 }

    /// Moves on by columns, splitting a tab when need be.
    mutating func advance(columns count: Int, in bytes: [UInt8]) {
        var count = count
        while count > 0, offset < end {
            if bytes[offset] == UInt8(ascii: "\t") {
                let step = min(count, columnsToTabStop)
                isInsideTab = columnsToTabStop > count
                column += step
                if !isInsideTab { offset += 1 }
                count -= step
            } else {
                isInsideTab = false
                offset += 1
                column += 1
                count -= 1
            }
        }
    }

    /// Moves on by bytes that are no tabs.
    mutating func advance(bytes count: Int) {
        isInsideTab = false
        offset += count
        column += count
    }

    /// The indentation in columns up to the first byte that is no space or tab, at most `limit`:
    /// four columns are code, so more need not be counted, and deep nesting stays cheap.
    func indent(in bytes: [UInt8], upTo limit: Int = 4) -> Int {
        var cursor = self
        while cursor.column - column < limit, let byte = cursor.byte(in: bytes), isBlank(byte) {
            cursor.advance(columns: 1, in: bytes)
        }
        return cursor.column - column
    }

    /// Moves to the first byte that is no space or tab.
    mutating func skipBlanks(in bytes: [UInt8]) {
        while offset < end, isBlank(bytes[offset]) { advance(columns: 1, in: bytes) }
    }

    /// The line from its start to here; a tab that is partly eaten is given as spaces.
    func prefix(from start: Int, in bytes: [UInt8]) -> [UInt8] {
        var whole = LineCursor(start..<end)
        while whole.offset < offset { whole.advance(columns: 1, in: bytes) }
        return bytes[start..<offset]
            + Array(repeating: UInt8(ascii: " "), count: column - whole.column)
    }

    /// The byte at the place, or nil at the line's end.
    func byte(in bytes: [UInt8]) -> UInt8? { offset < end ? bytes[offset] : nil }
}

/// True for a space or a tab.
func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
