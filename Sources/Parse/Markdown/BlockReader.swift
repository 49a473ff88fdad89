internal import Diagnostics
internal import Rules

/// Makes the typed tree of cmark's nodes, with exact places.
///
/// Walks the nodes in document order with a stack of its own, so that no nesting can overflow.
struct BlockReader {
    /// How deep quotes and lists may nest; deeper ones are left out and what they hold is kept.
    static let depthLimit = 100

    /// A container that is open.
    struct Frame {
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
    var blocks: [Block] = []
    /// The headings.
    var sections: [Section] = []
    /// The fences.
    var fences: [Fence] = []
    /// The HTML blocks that are no comments, for the check of fences that they swallow.
    var htmlBlocks: [(text: String, firstLine: Int)] = []
    /// The `<!-- snippet: … -->` comments that no fence follows.
    var strayDirectives: [SourceLocation] = []
    /// The paragraphs that begin with a directive of DocC.
    var doccDirectives: DoccDirectives?
    /// What the footnotes say, by label in lower case.
    var footnotes: [String: (label: String, blocks: [Block])] = [:]
    /// The first container that nests too deep.
    var tooDeep: SourceLocation?
    /// The line of the first image that is read as text, where too many are open.
    var firstCutImage: Int? { tree.firstCutImage }
    /// Reads the leaves' inlines; it keeps what it found.
    var inlines: InlineReader

    let readsExtensions: Bool
    let markdown: MarkdownTree
    var tree: CmarkTree { markdown.cmark }
    let text: CleanText
    let prefix: PrefixReader
    let leaves: LeafReader
    let fenceReader: FenceReader
    var frames: [Frame] = []
    var containers = ContainerStack()
    var chain: [Container] { containers.chain }
    var anchors = AnchorMaker()
    /// The directive that was the last block read, and its frame.
    var directive: (attributes: Range<Int>, place: Range<Int>, frame: Int)?

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

    mutating func dropDirective() {
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
                let kind = (parent == 0 ? alert(frame) : nil) ?? aside(frame)
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

    private func aside(_ frame: Frame) -> Block.Kind? {
        guard readsExtensions, let start = frame.blocks.first?.location.start else { return nil }
        let line = text.file.bytes[text.file.byteRange(ofLine: start.line)]
        return Parse.aside(from: frame.blocks, line: line.dropFirst(start.column - 1))
            .map { .alert($0.kind, $0.blocks) }
    }
}
