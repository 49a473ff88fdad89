internal import Diagnostics

/// A file's text as the parser reads it: UTF-8 without byte order mark or NUL, lines end with LF.
///
/// - Invariant: line `n` of the text is line `n` of the file, so only columns need mapping.
struct CleanText: Sendable {
    /// The file as it is on disk.
    let file: SourceFile
    /// The clean bytes; the last line ends with LF too.
    private(set) var bytes: [UInt8] = []
    /// Where each line begins, and the end of the bytes as one more entry.
    private(set) var starts: [Int] = [0]
    /// By line: clean offsets within the line from which on the file's column differs, and by
    /// how much.
    private var shifts: [Int: [(offset: Int, delta: Int)]] = [:]
    /// The bytes of the file that are not UTF-8.
    private(set) var broken: [Range<Int>] = []

    /// Cleans a file.
    init(_ file: SourceFile) {
        self.file = file
        bytes.reserveCapacity(file.bytes.count + 1)
        for line in 1...file.lineStarts.count {
            var range = file.byteRange(ofLine: line)
            if line == 1, file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
                range = 3..<max(range.upperBound, 3)
                shifts[1] = [(0, 3)]
            }
            // The empty line behind the final line ending is no line.
            if line == file.lineStarts.count, range.isEmpty, line > 1 { break }
            append(range, line: line)
            bytes.append(UInt8(ascii: "\n"))
            starts.append(bytes.count)
        }
    }

    /// How many lines there are.
    var lineCount: Int { starts.count - 1 }

    /// The bytes of a line (from 1) without its LF, as a range of `bytes`; empty past the end.
    func range(ofLine line: Int) -> Range<Int> {
        guard line >= 1, line <= lineCount else { return bytes.count..<bytes.count }
        return starts[line - 1]..<starts[line] - 1
    }

    /// The position in the file of a clean offset.
    func position(at offset: Int) -> SourcePosition {
        var low = 0
        var high = lineCount
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        let inLine = offset - starts[low]
        var delta = 0
        for shift in shifts[low + 1] ?? [] where shift.offset <= inLine { delta = shift.delta }
        return SourcePosition(line: low + 1, column: inLine + delta + 1)
    }

    /// The location in the file of a range of clean bytes.
    func location(of range: Range<Int>) -> SourceLocation {
        SourceLocation(
            path: file.path,
            start: position(at: range.lowerBound),
            end: position(at: range.upperBound)
        )
    }

    private mutating func append(_ range: Range<Int>, line: Int) {
        let source = file.bytes[range]
        let isPlain = source.allSatisfy { $0 != 0 && $0 < 0x80 }
        if isPlain {
            bytes.append(contentsOf: source)
            return
        }
        var offset = range.lowerBound
        while offset < range.upperBound {
            let (length, isValid) = sequence(in: source, at: offset)
            if isValid {
                bytes.append(contentsOf: source[offset..<offset + length])
            } else {
                if source[offset] != 0 { broken.append(offset..<offset + length) }
                bytes.append(contentsOf: [0xEF, 0xBF, 0xBD])
                let before = shifts[line]?.last?.delta ?? 0
                shifts[line, default: []].append(
                    (bytes.count - starts[line - 1], before + length - 3)
                )
            }
            offset += length
        }
    }
}

/// The length of the UTF-8 sequence at an offset, or of the longest part of one (Unicode's
/// "maximal subpart") when it is broken. NUL counts as broken, since CommonMark replaces it.
private func sequence(in bytes: ArraySlice<UInt8>, at offset: Int) -> (length: Int, Bool) {
    let first = bytes[offset]
    let second: ClosedRange<UInt8>
    let length: Int
    switch first {
    case 0: return (1, false)
    case 0x01...0x7F: return (1, true)
    case 0xC2...0xDF: (second, length) = (0x80...0xBF, 2)
    case 0xE0: (second, length) = (0xA0...0xBF, 3)
    case 0xED: (second, length) = (0x80...0x9F, 3)
    case 0xE1...0xEF: (second, length) = (0x80...0xBF, 3)
    case 0xF0: (second, length) = (0x90...0xBF, 4)
    case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
    case 0xF4: (second, length) = (0x80...0x8F, 4)
    default: return (1, false)
    }
    guard offset + 1 < bytes.endIndex, second.contains(bytes[offset + 1]) else {
        return (1, false)
    }
    for step in 2..<max(length, 2) {
        guard offset + step < bytes.endIndex, bytes[offset + step] & 0xC0 == 0x80 else {
            return (step, false)
        }
    }
    return (length, true)
}
