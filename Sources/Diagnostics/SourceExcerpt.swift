/// One line of a file as a terminal shows it, with a mark under a stretch of it.
///
/// Tabs become spaces up to the next multiple of four, control characters their pictures (a file
/// must not speak to the terminal), wide characters take two columns, and of a long line only the
/// part around the mark is shown, with `…` where it was cut.
struct SourceExcerpt {
    /// The line, at most `SourceExcerpt.width` columns.
    let text: String
    /// Spaces, then `^` and `~` under the stretch.
    let mark: String

    /// The most columns of a line that are shown.
    static let width = 96

    /// Cuts out `columns` (1-based UTF-8 columns, end excluded) of a line.
    init(line: ArraySlice<UInt8>, columns: Range<Int>) {
        let clip = Self.clip(line, around: columns.lowerBound - 1)
        let shift = clip.startIndex - line.startIndex
        let cells = Self.cells(of: clip)
        let markStart = cells.firstIndex { $0.end > columns.lowerBound - 1 - shift } ?? cells.count
        var markEnd = markStart
        while markEnd < cells.count, cells[markEnd].start < columns.upperBound - 1 - shift {
            markEnd += 1
        }

        var first = 0
        var total = cells.reduce(0) { $0 + $1.width }
        if total > Self.width || clip.count < line.count {
            // A third of the window is kept for what stands before the mark.
            var before = 0
            first = markStart
            while first > 0, before + cells[first - 1].width <= Self.width / 3 {
                first -= 1
                before += cells[first].width
            }
        }
        var last = first
        total = first > 0 ? 1 : 0
        while last < cells.count, total + cells[last].width < Self.width {
            total += cells[last].width
            last += 1
        }
        let lead = first > 0 || shift > 0 ? "…" : ""
        let isCut = last < cells.count || clip.endIndex < line.endIndex
        text = lead + cells[first..<last].map(\.text).joined() + (isCut ? "…" : "")
        let indent = cells[first..<max(first, min(markStart, last))].reduce(lead.isEmpty ? 0 : 1) {
            $0 + $1.width
        }
        let marked = cells[min(markStart, last)..<max(min(markStart, last), min(markEnd, last))]
        let length = max(1, marked.reduce(0) { $0 + $1.width })
        mark =
            String(repeating: " ", count: indent) + "^" + String(repeating: "~", count: length - 1)
    }

    /// The part of a line that can be shown: a line may be as long as a file, and every problem in
    /// it would otherwise read all of it.
    private static func clip(_ line: ArraySlice<UInt8>, around offset: Int) -> ArraySlice<UInt8> {
        let reach = width * 4
        guard line.count > reach * 2 else { return line }
        let middle = line.startIndex + min(max(offset, 0), line.count)
        var start = max(line.startIndex, middle - reach)
        var end = min(line.endIndex, middle + reach)
        while start > line.startIndex, line[start] & 0xC0 == 0x80 { start -= 1 }
        while end < line.endIndex, line[end] & 0xC0 == 0x80 { end += 1 }
        return line[start..<end]
    }

    /// A character, its bytes in the line and what is shown for it.
    private struct Cell {
        var start: Int
        var end: Int
        var text: String
        var width: Int
    }

    private static func cells(of line: ArraySlice<UInt8>) -> [Cell] {
        var cells: [Cell] = []
        var column = 0
        for piece in pieces(of: line) {
            let character = piece.character
            var text = String(character)
            var width = DisplayWidth.columns(of: character)
            if character == "\t" {
                width = 4 - column % 4
                text = String(repeating: " ", count: width)
            } else if let scalar = character.unicodeScalars.first, scalar.value < 0x20 {
                text = String(UnicodeScalar(0x2400 + scalar.value)!)
            } else if character == "\u{7F}" {
                text = "\u{2421}"
            } else if isUnsafe(character) {
                text = "\u{FFFD}"
                width = 1
            }
            cells.append(Cell(start: piece.start, end: piece.end, text: text, width: width))
            column += width
        }
        return cells
    }

    /// C1 controls and the marks that reorder text: they would change what the terminal shows.
    private static func isUnsafe(_ character: Character) -> Bool {
        character.unicodeScalars.contains {
            (0x80...0x9F).contains($0.value) || (0x202A...0x202E).contains($0.value)
                || (0x2066...0x2069).contains($0.value) || $0.value == 0xFEFF
        }
    }

    /// The characters of a line with the bytes they stand for; broken UTF-8 gives one U+FFFD for
    /// each byte, so that positions hold.
    private static func pieces(
        of line: ArraySlice<UInt8>
    ) -> [(start: Int, end: Int, character: Character)] {
        var pieces: [(start: Int, end: Int, character: Character)] = []
        var rest = line
        while !rest.isEmpty {
            let start = rest.startIndex - line.startIndex
            if let text = String(validating: rest, as: UTF8.self) {
                var offset = start
                for character in text {
                    let count = character.utf8.count
                    pieces.append((offset, offset + count, character))
                    offset += count
                }
                break
            }
            // Only as much as is valid goes through the slow path again.
            var valid = rest.startIndex
            var iterator = rest.makeIterator()
            var decoder = UTF8()
            decoding: while true {
                switch decoder.decode(&iterator) {
                case .scalarValue(let scalar): valid += UTF8.width(scalar)
                case .emptyInput, .error: break decoding
                }
            }
            for character in String(decoding: rest[rest.startIndex..<valid], as: UTF8.self) {
                let last = pieces.last?.end ?? 0
                pieces.append((last, last + character.utf8.count, character))
            }
            guard valid < rest.endIndex else { break }
            let bad = valid - line.startIndex
            pieces.append((bad, bad + 1, "\u{FFFD}"))
            rest = rest[(valid + 1)...]
        }
        return pieces
    }
}
