internal import Diagnostics
internal import Rules

/// Makes the typed tree of cmark's nodes, with exact places.
///
/// Walks the nodes in document order with a stack of its own, so that no nesting can overflow.
struct BlockReader {
    /// How deep quotes and lists may nest; deeper ones are left out and what they hold is kept.
    static let depthLimit = 100

    /// A container that is open.
    private struct Frame {
        var index: Int
        /// The place after the last descendant.
        var end: Int
        var start: SourcePosition
        /// Where what it holds ends so far.
        var lastEnd: SourcePosition
        /// False below the depth limit.
        var isKept: Bool
        /// The label, when it is a footnote.
        var footnote: String?
        var blocks: [Block] = []
        var items: [List.Item] = []
        var task: Bool?
    }

    /// The blocks at the top.
    private(set) var blocks: [Block] = []
    /// The headings.
    private(set) var sections: [Section] = []
    /// The fences.
    private(set) var fences: [Fence] = []
    /// The HTML blocks that are no comments, for the check of fences that they swallow.
    private(set) var htmlBlocks: [(text: String, firstLine: Int)] = []
    /// The `<!-- snippet: … -->` comments that no fence follows.
    private(set) var strayDirectives: [SourceLocation] = []
    /// What the footnotes say, by label in lower case.
    private(set) var footnotes: [String: (label: String, blocks: [Block])] = [:]
    /// The first container that nests too deep.
    private(set) var tooDeep: SourceLocation?
    /// The line of the first image that is read as text, where too many are open.
    var firstCutImage: Int? { tree.firstCutImage }
    /// Reads the leaves' inlines; it keeps what it found.
    private(set) var inlines: InlineReader

    private let readsExtensions: Bool
    private let markdown: MarkdownTree
    private var tree: CmarkTree { markdown.cmark }
    private let text: CleanText
    private let prefix: PrefixReader
    private let leaves: LeafReader
    private let fenceReader: FenceReader
    private var frames: [Frame] = []
    private var containers = ContainerStack()
    private var chain: [Container] { containers.chain }
    private var anchors = AnchorMaker()
    /// The directive that was the last block read, and its frame.
    private var directive: (attributes: Range<Int>, place: Range<Int>, frame: Int)?

    /// Reads a tree whose lines are those of the text.
    init(_ markdown: MarkdownTree, of text: CleanText, readsExtensions: Bool) {
        self.markdown = markdown
        self.readsExtensions = readsExtensions
        self.text = text
        prefix = PrefixReader(text)
        leaves = LeafReader(text)
        fenceReader = FenceReader(text)
        inlines = InlineReader(
            tree: markdown.cmark,
            text: text,
            footnoteLabels: markdown.extras.footnoteLabels,
            readsExtensions: readsExtensions
        )
        guard !tree.nodes.isEmpty else { return }
        frames = [
            Frame(
                index: 0,
                end: tree.nodes.count,
                start: SourcePosition(line: 1, column: 1),
                lastEnd: SourcePosition(line: 1, column: 1),
                isKept: true
            )
        ]
        read()
        blocks = frames[0].blocks
        frames = []
    }

    private mutating func read() {
        var index = markdown.firstBlock
        while index < tree.nodes.count {
            close(before: index)
            let node = tree.nodes[index]
            if case .code = node.kind {} else { dropDirective() }
            switch node.kind {
            case .quote, .list, .item:
                open(index)
                index += 1
            default:
                readLeaf(index)
                index = node.end
            }
        }
        close(before: tree.nodes.count)
        dropDirective()
    }

    private mutating func dropDirective() {
        if let directive { strayDirectives.append(text.location(of: directive.place)) }
        directive = nil
    }

    private mutating func open(_ index: Int) {
        let node = tree.nodes[index]
        let start = leaves.start(line: node.firstLine, chain: chain)
        let parent = frames[frames.count - 1]
        var isKept = parent.isKept
        if node.kind != .item { isKept = isKept && frames.count < Self.depthLimit }
        let footnote = containers.open(node, markdown.extras, prefix)
        if !isKept, tooDeep == nil { tooDeep = text.location(of: start..<start) }
        frames.append(
            Frame(
                index: index,
                end: node.end,
                start: text.position(at: start),
                lastEnd: text.position(at: leaves.end(ofLine: node.firstLine)),
                isKept: isKept,
                footnote: footnote
            )
        )
    }

    private mutating func close(before next: Int) {
        containers.close(before: next)
        while frames.count > 1, frames[frames.count - 1].end <= next {
            let frame = frames.removeLast()
            let parent = frames.count - 1
            if let label = frame.footnote {
                let key = label.lowercased()
                if footnotes[key] == nil { footnotes[key] = (label, frame.blocks) }
                continue
            }
            frames[parent].lastEnd = max(frames[parent].lastEnd, frame.lastEnd)
            guard frame.isKept else {
                frames[parent].blocks += frame.blocks
                continue
            }
            let location = SourceLocation(
                path: text.file.path,
                start: frame.start,
                end: max(frame.start, frame.lastEnd)
            )
            switch tree.nodes[frame.index].kind {
            case .item:
                let item = List.Item(isChecked: frame.task, blocks: frame.blocks)
                frames[parent].items.append(item)
            case .list where frame.items.isEmpty: continue
            case .list(let list):
                let marker = list.start.map { List.Marker.ordered(start: $0) } ?? .bullet
                let list = List(marker: marker, isTight: list.isTight, items: frame.items)
                frames[parent].blocks.append(Block(.list(list), at: location))
            default:
                let kind = parent == 0 ? alert(frame) : nil
                frames[parent].blocks.append(
                    Block(kind ?? .blockQuote(frame.blocks), at: location)
                )
            }
        }
    }
}

// MARK: - Alerts

extension BlockReader {
    private func alert(_ frame: Frame) -> Block.Kind? {
        guard readsExtensions, case .paragraph? = frame.blocks.first?.kind else { return nil }
        let line = frame.blocks[0].location.start.line
        let quote = prefix.quote(line: tree.nodes[frame.index].firstLine, chain: [])
        let mark = leaves.start(line: line, chain: [quote])
        // An escaped bracket is no mark.
        guard text.bytes[mark...].starts(with: "[!".utf8) else { return nil }
        let second = leaves.start(line: line + 1, chain: [quote])
        return Parse.alert(from: frame.blocks, secondLine: text.position(at: second))
            .map { .alert($0.kind, $0.blocks) }
    }
}

// MARK: - Leaves

extension BlockReader {
    private mutating func readLeaf(_ index: Int) {
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
                title: trimmed(read.plainText),
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
        let inner = bytes.dropFirst(4).dropLast(3).drop(while: isSpace)
        guard inner.starts(with: "snippet:".utf8) else { return nil }
        return inner.startIndex + 8..<inner.endIndex
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
