internal import Rules

/// Splits lines into a table's cells as GitHub does: at each pipe without a backslash before it.
struct TableRow {
    /// The cells' places in the clean text, without white space around them.
    private(set) var cells: [Range<Int>] = []

    /// The cells of a line's bytes; empty when the line is no row.
    init(_ range: Range<Int>, of text: CleanText) {
        let bytes = text.bytes
        var at = range.lowerBound
        while at < range.upperBound, isSpace(bytes[at]) { at += 1 }
        if at < range.upperBound, bytes[at] == UInt8(ascii: "|") { at += 1 }
        while at < range.upperBound, isSpace(bytes[at]) { at += 1 }
        while at < range.upperBound {
            let start = at
            while at < range.upperBound {
                if bytes[at] == UInt8(ascii: "|"), at == start || bytes[at - 1] != backslash {
                    break
                }
                at += 1
            }
            cells.append(trim(start..<at, bytes))
            at += 1
            while at < range.upperBound, isSpace(bytes[at]) { at += 1 }
        }
    }

    /// The alignments that a delimiter row says; nil when the line is none.
    static func alignments(_ range: Range<Int>, of text: CleanText) -> [Table.Alignment?]? {
        let bytes = text.bytes[range]
        guard bytes.allSatisfy({ isSpace($0) || "|:-".utf8.contains($0) }),
            bytes.contains(where: { "|:".utf8.contains($0) })
        else { return nil }
        var alignments: [Table.Alignment?] = []
        for cell in TableRow(range, of: text).cells {
            var marks = text.bytes[cell]
            let isLeft = marks.first == UInt8(ascii: ":")
            if isLeft { marks = marks.dropFirst() }
            let isRight = marks.last == UInt8(ascii: ":")
            if isRight { marks = marks.dropLast() }
            guard !marks.isEmpty, marks.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
            switch (isLeft, isRight) {
            case (true, true): alignments.append(.center)
            case (true, false): alignments.append(.left)
            case (false, true): alignments.append(.right)
            case (false, false): alignments.append(nil)
            }
        }
        return alignments.isEmpty ? nil : alignments
    }

    /// A cell's text with `\|` as `|`, which holds in code spans too.
    static func content(of cell: Range<Int>, in text: CleanText) -> LeafContent {
        var content = LeafContent()
        var start = cell.lowerBound
        for at in cell
        where text.bytes[at] == backslash && at + 1 < cell.upperBound
            && text.bytes[at + 1] == UInt8(ascii: "|")
        {
            if at > start { content.append(start..<at, of: text) }
            start = at + 1
        }
        content.append(start..<cell.upperBound, of: text)
        return content
    }
}

private let backslash = UInt8(ascii: "\\")

private func trim(_ range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, isSpace(bytes[end - 1]) { end -= 1 }
    return range.lowerBound..<end
}
