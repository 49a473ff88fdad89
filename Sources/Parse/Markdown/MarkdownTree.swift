/// cmark's tree of a text with tables and footnotes found, and lines counted as in the file.
struct MarkdownTree: Sendable {
    /// How often the text is read again for tables behind tables.
    private static let passLimit = 12

    /// The nodes: first a heading for each table cell that is not empty, then the text's blocks.
    private(set) var cmark: CmarkTree
    /// The place of the first block that is the text's own.
    private(set) var firstBlock = 1
    /// What GitHub knows and cmark does not.
    private(set) var extras = MarkdownExtras()
    /// The node of each table cell that is not empty, by the header's line, row and column.
    private(set) var cells: [Cell: Int] = [:]

    /// A table's cell.
    struct Cell: Hashable, Sendable {
        var table: Int
        var row: Int
        var column: Int
    }

    /// Reads a text from behind its first `skipped` lines.
    init(_ text: CleanText, from skipped: Int, readsExtensions: Bool) {
        cmark = CmarkTree(parsing: Array(text.bytes[text.starts[skipped]...]))
        shiftLines(by: skipped)
        guard readsExtensions else { return }
        let finder = ExtrasFinder(text, from: skipped)
        guard !finder.isHopeless else { return }
        for _ in 0..<Self.passLimit {
            guard finder.find(in: self, addingTo: &extras) else { return }
            parseAgain(text, from: skipped)
        }
    }

    /// The place of the block after the one at `index`, inlines left out.
    func next(_ index: Int) -> Int {
        switch cmark.nodes[index].kind {
        case .document, .quote, .list, .item: index + 1
        default: cmark.nodes[index].end
        }
    }

    /// True for a line of code or raw HTML, when `last` is the last block that begins before.
    func isVerbatim(line: Int, last: Int) -> Bool {
        guard last > 0 else { return false }
        let node = cmark.nodes[last]
        switch node.kind {
        case .code(_, let literal):
            return line <= node.firstLine + literal.count { $0 == UInt8(ascii: "\n") }
        case .html(let literal):
            return line < node.firstLine + literal.count { $0 == UInt8(ascii: "\n") }
        default: return false
        }
    }

    /// Gives cmark the text with a rule in place of each table line and a list item in place of
    /// each footnote.
    ///
    /// A rule of underscores ends a paragraph, keeps lists tight, and cannot be taken for a list
    /// marker. The cells come first, each as a heading, so that they are read with the text's
    /// link definitions in force and can be nothing but inlines.
    private mutating func parseAgain(_ text: CleanText, from skipped: Int) {
        var bytes: [UInt8] = []
        var order: [Cell] = []
        for (line, table) in extras.tables.sorted(by: { $0.key < $1.key }) {
            for (row, contents) in table.rows.enumerated() {
                for (column, content) in contents.enumerated() where !content.bytes.isEmpty {
                    order.append(Cell(table: line, row: row, column: column))
                    bytes += Array("# ".utf8) + content.bytes + Array(" #\n".utf8)
                }
            }
        }
        let marker = footnoteMarker(of: text)
        let placeholder = Array("___".utf8)
        for line in skipped + 1..<max(text.lineCount + 1, skipped + 1) {
            let header = extras.tableOfLine[line]
            if let footnote = extras.footnotes[line] {
                let isEmpty = header != nil || footnote.rest.isEmpty
                bytes += footnote.prefix + marker
                bytes += isEmpty ? placeholder[...] : text.bytes[footnote.rest]
            } else if let header, let table = extras.tables[header] {
                bytes += text.bytes[table.prefixes[line - header]]
                bytes += placeholder
            } else {
                bytes += text.bytes[text.range(ofLine: line)]
            }
            bytes.append(UInt8(ascii: "\n"))
        }
        cmark = CmarkTree(parsing: bytes)
        cells = [:]
        firstBlock = 1
        for cell in order where firstBlock < cmark.nodes.count {
            cells[cell] = firstBlock
            firstBlock = cmark.nodes[firstBlock].end
        }
        shiftLines(by: skipped - order.count)
    }

    /// A list marker that the text itself does not use, four columns wide with its spaces.
    private func footnoteMarker(of text: CleanText) -> [UInt8] {
        for marker in ["+", "1)", "-"] {
            let mark = marker.utf8.last!
            let isUsed = (1..<max(text.lineCount + 1, 1)).contains { line in
                let bytes = text.bytes[text.range(ofLine: line)]
                return bytes.indices.contains {
                    bytes[$0] == mark && ($0 + 1 == bytes.endIndex || isBlank(bytes[$0 + 1]))
                }
            }
            if !isUsed || marker == "-" {
                return Array(marker.utf8) + Array(repeating: 0x20, count: 4 - marker.utf8.count)
            }
        }
        return []
    }

    private mutating func shiftLines(by count: Int) {
        guard count != 0 else { return }
        cmark.firstCutImage = cmark.firstCutImage.map { $0 + count }
        for index in cmark.nodes.indices {
            cmark.nodes[index].firstLine += count
            cmark.nodes[index].lastLine += count
        }
    }
}
