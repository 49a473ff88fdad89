internal import Diagnostics

extension Diagnostic.ID {
    static let swallowedByTable: Self = "swallowed-by-table"
    static let unevenTable: Self = "uneven-table"
}

extension MarkdownExtras {
    /// What GitHub takes for a table or for none, where the text looks otherwise.
    func problems(in text: CleanText) -> [Diagnostic] {
        let swallowed = tables.values.compactMap(\.rowWithoutPipe).map { row in
            Diagnostic(
                .swallowedByTable,
                .warning,
                "this line is a row of the table above it",
                at: text.location(of: row),
                hint: "put an empty line after the table; a row has '|' before its cells"
            )
        }
        let uneven = unevenTables.filter { tableOfLine[$0.key] == nil }.values.map { table in
            let (above, delimiters) = table.cells
            let count = above == 1 ? "1 cell" : "\(above) cells"
            return Diagnostic(
                .unevenTable,
                .warning,
                "this is no table: the line has \(count), and the one below it \(delimiters)",
                at: text.location(of: table.place),
                hint: text.bytes[table.place].contains(UInt8(ascii: "`"))
                    ? "a '|' in code ends a cell too: write '\\|'"
                    : "give both lines as many cells"
            )
        }
        return swallowed + uneven
    }
}
