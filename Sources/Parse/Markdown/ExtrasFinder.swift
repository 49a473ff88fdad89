internal import Rules

/// Finds tables and footnotes between the lines of cmark's tree.
///
/// Both begin inside what CommonMark takes for a paragraph and change what the lines behind them
/// mean, so after each find the text is given to cmark again with other lines in their place.
struct ExtrasFinder {
    /// How many empty cells are filled in for short rows before a table is cut, as at GitHub.
    private static let fillLimit = 0x80000

    private let text: CleanText
    private let prefix: PrefixReader
    /// The lines that could be a delimiter row, and those that could define a footnote.
    private var delimiterLines: [Int] = []
    private var footnoteLines: [Int] = []

    /// Looks at the lines behind the first `skipped`.
    init(_ text: CleanText, from skipped: Int) {
        self.text = text
        prefix = PrefixReader(text)
        for line in max(skipped + 1, 1)..<max(text.lineCount + 1, skipped + 1) {
            let bytes = text.bytes[text.range(ofLine: line)]
            if couldDelimit(bytes) { delimiterLines.append(line) }
            if couldDefine(bytes) { footnoteLines.append(line) }
        }
    }

    /// True when there is nothing to find.
    var isHopeless: Bool { delimiterLines.isEmpty && footnoteLines.isEmpty }

    /// Adds what a tree shows beyond `extras`; false when there is nothing new.
    func find(in tree: MarkdownTree, addingTo extras: inout MarkdownExtras) -> Bool {
        if findFootnotes(tree, &extras) { return true }
        return findTables(tree, &extras)
    }

    private func couldDelimit(_ bytes: ArraySlice<UInt8>) -> Bool {
        var hasMark = false
        var hasDash = false
        for byte in bytes.reversed() {
            switch byte {
            case UInt8(ascii: "|"), UInt8(ascii: ":"): hasMark = true
            case UInt8(ascii: "-"): hasDash = true
            case _ where isSpace(byte): continue
            default: return hasMark && hasDash
            }
        }
        return hasMark && hasDash
    }

    private func couldDefine(_ bytes: ArraySlice<UInt8>) -> Bool {
        var rest = bytes[...]
        while let at = rest.firstIndex(of: UInt8(ascii: "[")) {
            if bytes[at...].starts(with: "[^".utf8) { return true }
            rest = bytes[(at + 1)...]
        }
        return false
    }

    // MARK: - Footnotes

    private func findFootnotes(_ tree: MarkdownTree, _ extras: inout MarkdownExtras) -> Bool {
        var isNew = false
        var stack = ContainerStack()
        var next = 0
        var last = 0
        var index = tree.firstBlock
        let nodes = tree.cmark.nodes
        // The innermost node that begins at or before a line is the last one in document order.
        while next < footnoteLines.count, index <= nodes.count {
            let line = index < nodes.count ? nodes[index].firstLine : Int.max
            while next < footnoteLines.count, footnoteLines[next] < line {
                let isDefined = define(footnoteLines[next], tree, last: last, stack, &extras)
                isNew = isNew || isDefined
                next += 1
            }
            guard index < nodes.count else { break }
            stack.close(before: index)
            _ = stack.open(nodes[index], extras, prefix)
            last = index
            index = tree.next(index)
        }
        return isNew
    }

    private func define(
        _ line: Int,
        _ tree: MarkdownTree,
        last: Int,
        _ stack: ContainerStack,
        _ extras: inout MarkdownExtras
    ) -> Bool {
        guard extras.footnotes[line] == nil, extras.tableOfLine[line] == nil,
            !tree.isVerbatim(line: line, last: last)
        else { return false }
        let (cursor, matched) = prefix.strip(line: line, chain: stack.chain)
        let chain = Array(stack.chain.prefix(matched))
        guard let found = prefix.footnote(line: line, chain: chain) else { return false }
        let range = text.range(ofLine: line)
        extras.add(
            MarkdownExtras.FoundFootnote(
                label: found.label,
                prefix: cursor.prefix(from: range.lowerBound, in: text.bytes),
                rest: found.container.content.offset..<range.upperBound
            ),
            line: line
        )
        return true
    }

    // MARK: - Tables

    private func findTables(_ tree: MarkdownTree, _ extras: inout MarkdownExtras) -> Bool {
        var isNew = false
        var stack = ContainerStack()
        var index = tree.firstBlock
        var next = 0
        let nodes = tree.cmark.nodes
        while index < nodes.count, next < delimiterLines.count {
            let node = nodes[index]
            stack.close(before: index)
            _ = stack.open(node, extras, prefix)
            switch node.kind {
            case .paragraph, .heading:
                while next < delimiterLines.count, delimiterLines[next] <= node.firstLine {
                    next += 1
                }
                if next < delimiterLines.count, delimiterLines[next] <= node.lastLine,
                    let table = table(node, stack.chain, from: next, &extras)
                {
                    extras.add(table)
                    isNew = true
                }
            default: break
            }
            index = tree.next(index)
        }
        return isNew
    }

    private func table(
        _ node: CmarkTree.Node,
        _ chain: [Container],
        from next: Int,
        _ extras: inout MarkdownExtras
    ) -> MarkdownExtras.FoundTable? {
        for line in delimiterLines[next...] {
            guard line <= node.lastLine else { return nil }
            let (cursor, matched) = prefix.strip(line: line, chain: chain)
            guard matched == chain.count, cursor.indent(in: text.bytes) < 4,
                let alignments = TableRow.alignments(cursor.offset..<cursor.end, of: text)
            else { continue }
            let above = rest(of: line - 1, chain)
            let header = TableRow(above, of: text).cells
            // GitHub tries once per paragraph.
            guard header.count == alignments.count else {
                if text.bytes[cursor.offset..<cursor.end].contains(UInt8(ascii: "|")) {
                    let cells = (header.count, alignments.count)
                    extras.unevenTables[line] = .init(place: above, cells: cells)
                }
                return nil
            }
            return table(header, alignments, delimiter: line, chain)
        }
        return nil
    }

    private func table(
        _ header: [Range<Int>],
        _ alignments: [Table.Alignment?],
        delimiter: Int,
        _ chain: [Container]
    ) -> MarkdownExtras.FoundTable {
        var rows = [header]
        var filled = 0
        var rowWithoutPipe: Range<Int>?
        var line = delimiter + 1
        while let cells = rowCells(line, chain) {
            filled += max(header.count - cells.count, 0)
            if filled > Self.fillLimit { break }
            rows.append(Array(cells.prefix(header.count)))
            let row = rest(of: line, chain)
            if rowWithoutPipe == nil, !text.bytes[row].contains(UInt8(ascii: "|")) {
                rowWithoutPipe = row
            }
            line += 1
        }
        let lines = delimiter - 1...line - 1
        let start = rest(of: lines.lowerBound, chain)
        let end = rest(of: lines.upperBound, chain)
        return MarkdownExtras.FoundTable(
            lines: lines,
            alignments: alignments,
            rows: rows.map { row in
                row.map { TableRow.content(of: $0, in: text) }
                    + Array(repeating: LeafContent(), count: header.count - row.count)
            },
            prefixes: lines.map { line in
                // A lazy header line has no prefix of its own.
                let (_, matched) = prefix.strip(line: line, chain: chain)
                let line = matched == chain.count ? line : delimiter
                let start = text.range(ofLine: line).lowerBound
                return start..<rest(of: line, chain).lowerBound
            },
            place: start.lowerBound..<LeafReader(text).end(ofLine: lines.upperBound, from: end),
            rowWithoutPipe: rowWithoutPipe
        )
    }

    /// The cells of a body row; nil when the table ends before the line.
    private func rowCells(_ line: Int, _ chain: [Container]) -> [Range<Int>]? {
        guard line <= text.lineCount else { return nil }
        var (cursor, matched) = prefix.strip(line: line, chain: chain)
        guard matched == chain.count, cursor.indent(in: text.bytes) < 4 else { return nil }
        cursor.skipBlanks(in: text.bytes)
        guard let first = cursor.byte(in: text.bytes) else { return nil }
        let range = cursor.offset..<cursor.end
        if !cannotOpenBlock(first) {
            if prefix.footnote(line: line, chain: chain) != nil { return nil }
            // Whether a line opens another block cmark knows best.
            let alone = CmarkTree(parsing: Array(text.bytes[range]))
            if alone.nodes.count > 1, alone.nodes[1].kind != .paragraph { return nil }
        }
        let cells = TableRow(range, of: text).cells
        return cells.isEmpty ? nil : cells
    }

    private func cannotOpenBlock(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "|") || isLetter(byte) || byte >= 0x80
    }

    /// The clean bytes of a line behind its prefixes and indentation.
    private func rest(of line: Int, _ chain: [Container]) -> Range<Int> {
        var cursor = prefix.strip(line: line, chain: chain).cursor
        cursor.skipBlanks(in: text.bytes)
        return cursor.offset..<cursor.end
    }
}
