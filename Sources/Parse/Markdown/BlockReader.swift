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
        /// How many containers of the chain are left when it closes.
        var chainCount: Int
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
    /// The first container that nests too deep.
    private(set) var tooDeep: SourceLocation?
    /// Reads the leaves' inlines; it keeps what it found.
    private(set) var inlines: InlineReader

    private let tree: CmarkTree
    private let text: CleanText
    private let prefix: PrefixReader
    private let leaves: LeafReader
    private let fenceReader: FenceReader
    private var frames: [Frame] = []
    private var chain: [Container] = []
    private var anchors = AnchorMaker()
    /// The directive that was the last block read, and its frame.
    private var directive: (attributes: Range<Int>, place: Range<Int>, frame: Int)?

    /// Reads a tree whose lines are those of the text.
    init(_ tree: CmarkTree, of text: CleanText, readsExtensions: Bool) {
        self.tree = tree
        self.text = text
        prefix = PrefixReader(text)
        leaves = LeafReader(text)
        fenceReader = FenceReader(text)
        inlines = InlineReader(tree: tree, text: text, readsExtensions: readsExtensions)
        guard !tree.nodes.isEmpty else { return }
        frames = [
            Frame(
                index: 0,
                end: tree.nodes.count,
                start: SourcePosition(line: 1, column: 1),
                lastEnd: SourcePosition(line: 1, column: 1),
                isKept: true,
                chainCount: 0
            )
        ]
        read()
        blocks = frames[0].blocks
        frames = []
    }

    private mutating func read() {
        var index = 1
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
        let chainCount = chain.count
        switch node.kind {
        case .item: chain.append(prefix.item(line: node.firstLine, chain: chain))
        case .quote:
            chain.append(prefix.quote(line: node.firstLine, chain: chain))
            isKept = isKept && frames.count < Self.depthLimit
        default: isKept = isKept && frames.count < Self.depthLimit
        }
        if !isKept, tooDeep == nil { tooDeep = text.location(of: start..<start) }
        frames.append(
            Frame(
                index: index,
                end: node.end,
                start: text.position(at: start),
                lastEnd: text.position(at: leaves.end(ofLine: node.firstLine)),
                isKept: isKept,
                chainCount: chainCount
            )
        )
    }

    private mutating func close(before next: Int) {
        while frames.count > 1, frames[frames.count - 1].end <= next {
            let frame = frames.removeLast()
            chain.removeLast(chain.count - frame.chainCount)
            let parent = frames.count - 1
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
            case .list(let list):
                let marker = list.start.map { List.Marker.ordered(start: $0) } ?? .bullet
                let list = List(marker: marker, isTight: list.isTight, items: frame.items)
                frames[parent].blocks.append(Block(.list(list), at: location))
            default:
                frames[parent].blocks.append(Block(.blockQuote(frame.blocks), at: location))
            }
        }
    }
}

// MARK: - Leaves

extension BlockReader {
    private mutating func readLeaf(_ index: Int) {
        let node = tree.nodes[index]
        let start = leaves.start(line: node.firstLine, chain: chain)
        switch node.kind {
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
        let opensItem =
            tree.nodes[frames[frame].index].kind == .item && frames[frame].blocks.isEmpty
        let read = inlines.inlines(
            of: index,
            content: content,
            place: range,
            task: &task
        )
        if opensItem { frames[frame].task = task }
        append(.paragraph(read), range)
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
