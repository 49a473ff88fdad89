internal import Rules

/// Blocks that GitHub knows and cmark does not: where they are, found line by line.
struct MarkdownExtras: Sendable {
    /// A table's lines and cells.
    struct FoundTable: Sendable {
        /// From the header to the last row, the delimiter row between them.
        var lines: ClosedRange<Int>
        var alignments: [Rules.Table.Alignment?]
        /// The header's cells and those of each row; each row has as many as the header.
        var rows: [[LeafContent]]
        /// The clean bytes before the table on each of its lines.
        var prefixes: [Range<Int>]
        /// From the header's first byte to the last row's last.
        var place: Range<Int>
        /// The first row that has no pipe, so that its author may have meant something else.
        var rowWithoutPipe: Range<Int>?
    }

    /// A delimiter row below a line of another number of cells, which makes no table.
    struct UnevenTable: Sendable {
        /// The line above.
        var place: Range<Int>
        /// How many cells each of the two has.
        var cells: (above: Int, delimiters: Int)
    }

    /// A footnote's definition.
    struct FoundFootnote: Sendable {
        /// The label as written, without `^`.
        var label: String
        /// What stands before the label on its line; a tab that is partly prefix as spaces.
        var prefix: [UInt8]
        /// The clean bytes behind the label's colon.
        var rest: Range<Int>
    }

    /// The tables by the line of their header.
    private(set) var tables: [Int: FoundTable] = [:]
    /// What is no table, by the line of its delimiter row.
    var unevenTables: [Int: UnevenTable] = [:]
    /// The footnotes by their line.
    private(set) var footnotes: [Int: FoundFootnote] = [:]
    /// The header's line of the table that a line belongs to.
    private(set) var tableOfLine: [Int: Int] = [:]

    /// True when there is nothing.
    var isEmpty: Bool { tables.isEmpty && footnotes.isEmpty }

    /// Adds a table.
    mutating func add(_ table: FoundTable) {
        tables[table.lines.lowerBound] = table
        for line in table.lines { tableOfLine[line] = table.lines.lowerBound }
    }

    /// Adds a footnote.
    mutating func add(_ footnote: FoundFootnote, line: Int) { footnotes[line] = footnote }

    /// The labels, in the form in which they are compared.
    var footnoteLabels: Set<String> { Set(footnotes.values.map { $0.label.lowercased() }) }
}
