internal import Diagnostics
internal import Rules

extension BlockReader {
    mutating func readLeaf(_ index: Int) {
        let node = tree.nodes[index]
        let start = leaves.start(line: node.firstLine, chain: chain)
        switch node.kind {
        case .thematicBreak where markdown.extras.tableOfLine[node.firstLine] != nil:
            if let table = markdown.extras.tables[node.firstLine] { readTable(table) }
        case .thematicBreak
        where markdown.extras.footnotes[node.firstLine].map(\.rest.isEmpty) ?? false:
            // It only holds the place of a definition that begins on the next line.
            break
        case .thematicBreak:
            append(.thematicBreak, start..<leaves.end(ofLine: node.firstLine))
        case .html(let bytes):
            let html = String(decoding: bytes, as: UTF8.self)
            let lines = max(bytes.count { $0 == UInt8(ascii: "\n") }, 1)
            let range = start..<leaves.end(ofLine: node.firstLine + lines - 1)
            htmlBlocks.append((html, node.firstLine))
            append(.htmlBlock(html), range)
            if let attributes = directiveAttributes(in: range) {
                directive = (attributes, range, frames[frames.count - 1].index)
            } else if opensDirective(text.bytes[range]) {
                strayDirectives.append(text.location(of: range))
            }
        case .code(let info, let literal):
            readCode(info, String(decoding: literal, as: UTF8.self), line: node.firstLine)
        case .heading(let level): readHeading(index, level: level, start: start)
        default: readParagraph(index, start: start)
        }
    }

    private mutating func readParagraph(_ index: Int, start: Int) {
        let node = tree.nodes[index]
        let content = leaves.content(lines: node.firstLine...node.lastLine, chain: chain)
        let range = start..<leaves.end(ofLine: node.lastLine)
        if let name = DoccDirectives.name(at: start, in: text.bytes) {
            doccDirectives?.count += 1
            doccDirectives = doccDirectives ?? DoccDirectives(first: name)
        }
        let frame = frames.count - 1
        var task: Bool?
        let opensItem = opensTask(node)
        var read = inlines.inlines(
            of: index,
            content: content,
            place: range,
            opensItem: opensItem,
            task: &task
        )
        if opensItem, let box = emptyTask(content, line: node.firstLine) {
            task = box
            read = []
        }
        if opensItem { frames[frame].task = task }
        append(.paragraph(read), range)
    }

    /// True when a task's box may stand at the start of a paragraph: on its item's first line.
    private func opensTask(_ node: CmarkTree.Node) -> Bool {
        let frame = frames[frames.count - 1]
        let parent = tree.nodes[frame.index]
        return parent.kind == .item && frame.footnote == nil && frame.blocks.isEmpty
            && parent.firstLine == node.firstLine
    }

    /// A task without text: only a box and white space.
    private func emptyTask(_ content: LeafContent, line: Int) -> Bool? {
        guard content.bytes.count == 3,
            leaves.end(ofLine: line) < text.range(ofLine: line).upperBound
        else { return nil }
        switch String(decoding: content.bytes, as: UTF8.self) {
        case "[ ]": return false
        case "[x]", "[X]": return true
        default: return nil
        }
    }

    private mutating func readTable(_ table: MarkdownExtras.FoundTable) {
        var rows: [[[Inline]]] = []
        for (row, contents) in table.rows.enumerated() {
            var cells: [[Inline]] = []
            for (column, content) in contents.enumerated() {
                let cell = MarkdownTree.Cell(
                    table: table.lines.lowerBound,
                    row: row,
                    column: column
                )
                guard let index = markdown.cells[cell] else {
                    cells.append([])
                    continue
                }
                var task: Bool?
                cells.append(
                    inlines.inlines(of: index, content: content, place: table.place, task: &task)
                )
            }
            rows.append(cells)
        }
        let read = Table(
            alignments: table.alignments,
            header: rows[0],
            rows: Array(rows.dropFirst())
        )
        append(.table(read), table.place)
    }

    private mutating func readHeading(_ index: Int, level: Int, start: Int) {
        let node = tree.nodes[index]
        let content: LeafContent
        var last = node.firstLine
        if leaves.opensHeading(line: last, chain: chain) {
            content = leaves.headingContent(line: last, chain: chain)
        } else {
            last = underline(of: index)
            content = leaves.content(lines: node.firstLine...last - 1, chain: chain)
        }
        let range = start..<leaves.end(ofLine: last)
        var task: Bool?
        let read = inlines.inlines(of: index, content: content, place: range, task: &task)
        let anchor = anchors.anchor(for: read)
        sections.append(
            Section(
                level: level,
                title: trimmed(read.shownText),
                anchor: anchor,
                location: text.location(of: range)
            )
        )
        append(.heading(level: level, anchor: anchor, read), range)
    }

    /// The line that underlines a heading.
    ///
    /// cmark's last line is this one or, when something follows, the next.
    private func underline(of index: Int) -> Int {
        let node = tree.nodes[index]
        var last = min(node.lastLine, text.lineCount)
        if node.end < tree.nodes.count, tree.nodes[node.end].firstLine <= last {
            last = tree.nodes[node.end].firstLine - 1
        }
        while last > node.firstLine + 1, !leaves.isUnderline(line: last, chain: chain) { last -= 1 }
        return max(last, node.firstLine + 1)
    }

    private mutating func readCode(_ info: String, _ literal: String, line: Int) {
        let block: CodeBlock
        let range: SourceLocation
        if var fence = fenceReader.fence(line: line, chain: chain, literal: literal) {
            fence.section = sections.last?.anchor
            if let directive, directive.frame == frames[frames.count - 1].index {
                fence.directive = directive.attributes
                self.directive = nil
            }
            fences.append(fence)
            block = CodeBlock(info: info, literal: literal, snippet: fences.count - 1)
            range = fence.location
        } else {
            let lines = max(literal.utf8.count { $0 == UInt8(ascii: "\n") }, 1)
            let start = leaves.indentedStart(line: line, chain: chain)
            range = text.location(of: start..<max(start, leaves.end(ofLine: line + lines - 1)))
            block = CodeBlock(info: "", literal: literal)
        }
        frames[frames.count - 1].blocks.append(Block(.codeBlock(block), at: range))
        frames[frames.count - 1].lastEnd = range.end
    }

    /// The place between `<!-- snippet:` and `-->` when that is all the HTML there is.
    private func directiveAttributes(in range: Range<Int>) -> Range<Int>? {
        let bytes = text.bytes[range]
        guard bytes.starts(with: "<!--".utf8), bytes.suffix(3).elementsEqual("-->".utf8) else {
            return nil
        }
        let inner = bytes.dropFirst(4).dropLast(3)
        return startOfAttributes(inner).map { $0..<inner.endIndex }
    }

    private mutating func append(_ kind: Block.Kind, _ range: Range<Int>) {
        let location = text.location(of: range)
        frames[frames.count - 1].blocks.append(Block(kind, at: location))
        frames[frames.count - 1].lastEnd = location.end
    }
}

private func trimmed(_ text: String) -> String {
    let inner = text.drop(while: \.isWhitespace)
    guard let last = inner.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(inner[...last])
}
