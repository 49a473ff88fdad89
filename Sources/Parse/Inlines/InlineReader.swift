internal import Diagnostics
internal import Rules

/// Makes the inlines of a leaf: cmark's tree, places from the source, GitHub's extensions.
struct InlineReader {
    /// How deep inlines may nest; deeper emphasis is left out and its text kept.
    static let depthLimit = 64

    let tree: CmarkTree
    let text: CleanText
    /// Which passes beyond CommonMark are made.
    let readsExtensions: Bool
    /// The labels of the footnotes that have a definition.
    let footnoteLabels: Set<String>
    /// Every link and image so far.
    private(set) var links: [Link] = []
    /// Raw HTML so far.
    private(set) var html: [String] = []
    /// The `<!-- snippet: … -->` comments so far: within text they are about no fence.
    private(set) var strayDirectives: [SourceLocation] = []
    /// The footnotes referred to so far, in order, and how often.
    private(set) var footnotes = FootnoteCounter()

    private let entities = EntityTable()

    /// Reads the leaves of a tree.
    init(
        tree: CmarkTree,
        text: CleanText,
        footnoteLabels: Set<String>,
        readsExtensions: Bool
    ) {
        self.tree = tree
        self.text = text
        self.footnoteLabels = footnoteLabels
        self.readsExtensions = readsExtensions
    }

    /// The inlines of a leaf that stands at clean bytes `place`; a leading task box is taken off
    /// when the leaf opens a list item.
    mutating func inlines(
        of index: Int,
        content: LeafContent,
        place: Range<Int>,
        opensItem: Bool = false,
        task: inout Bool?
    ) -> [Inline] {
        var nodes: [InlineNode]
        if needsAlignment(index), let aligned = align(index, content) {
            nodes = aligned
            if readsExtensions, mayBeExtended(nodes, content.bytes) {
                let extensions = InlineExtensions(
                    content: content.bytes,
                    footnoteLabels: footnoteLabels
                )
                nodes = extensions.apply(to: nodes, opensItem: opensItem, task: &task)
            }
        } else {
            nodes = unaligned(index)
        }
        return convert(nodes, content, place)
    }

    private func align(_ index: Int, _ content: LeafContent) -> [InlineNode]? {
        InlineAligner.align(
            tree,
            leaf: index,
            to: content.bytes,
            depthLimit: Self.depthLimit,
            entities: entities
        )
    }

    /// True when places matter: for links, and where an extension could apply.
    private func needsAlignment(_ index: Int) -> Bool {
        tree.nodes[index + 1..<max(tree.nodes[index].end, index + 1)].contains { node in
            switch node.kind {
            case .link, .image: true
            case .htmlInline(let literal): opensDirective(literal[...])
            case .text(let literal): readsExtensions && mayBeExtended(literal[...])
            default: false
            }
        }
    }

    /// True when an extension could begin in text that stands in the content.
    private func mayBeExtended(_ nodes: [InlineNode], _ content: [UInt8]) -> Bool {
        nodes.contains { node in
            node.kind == .verbatim
                ? mayBeExtended(content[node.range]) : mayBeExtended(node.children, content)
        } || content.first == UInt8(ascii: "[")
    }

    private func mayBeExtended(_ text: ArraySlice<UInt8>) -> Bool {
        for (offset, byte) in zip(text.indices, text) {
            switch byte {
            case UInt8(ascii: "~"), UInt8(ascii: "@"), UInt8(ascii: "["): return true
            case UInt8(ascii: "w"):
                if text[offset...].starts(with: "www.".utf8) { return true }
            case UInt8(ascii: ":"):
                if text[offset...].starts(with: "://".utf8) { return true }
            default: continue
            }
        }
        return false
    }

    /// The tree's inlines without places.
    private func unaligned(_ index: Int) -> [InlineNode] {
        var frames: [(kind: InlineNode.Kind, end: Int, isKept: Bool)] = []
        var levels: [[InlineNode]] = [[]]
        func append(_ kind: InlineNode.Kind, _ children: [InlineNode] = []) {
            levels[levels.count - 1].append(
                InlineNode(kind: kind, range: 0..<0, children: children)
            )
        }
        func open(_ kind: InlineNode.Kind, _ end: Int) {
            let isKept = levels.count <= Self.depthLimit
            frames.append((kind, end, isKept))
            if isKept { levels.append([]) }
        }
        func close(before next: Int) {
            while let frame = frames.last, frame.end <= next {
                frames.removeLast()
                if frame.isKept { append(frame.kind, levels.removeLast()) }
            }
        }
        for child in index + 1..<max(tree.nodes[index].end, index + 1) {
            close(before: child)
            let end = tree.nodes[child].end
            switch tree.nodes[child].kind {
            case .text(let bytes): append(.resolved(String(decoding: bytes, as: UTF8.self)))
            case .softBreak: append(.softBreak)
            case .lineBreak: append(.lineBreak)
            case .codeSpan(let bytes): append(.code(String(decoding: bytes, as: UTF8.self)))
            case .htmlInline(let bytes): append(.html(String(decoding: bytes, as: UTF8.self)))
            case .emphasis: open(.emphasis, end)
            case .strong: open(.strong, end)
            case .link(let url, let title): open(.link(url: url, title: title), end)
            case .image(let url, let title): open(.image(url: url, title: title), end)
            default: continue
            }
        }
        close(before: tree.nodes[index].end)
        return levels[0]
    }

    private mutating func convert(
        _ nodes: [InlineNode],
        _ content: LeafContent,
        _ place: Range<Int>
    ) -> [Inline] {
        var inlines: [Inline] = []
        var pending = ""
        for node in nodes {
            switch node.kind {
            case .verbatim:
                pending += String(decoding: content.bytes[node.range], as: UTF8.self)
                continue
            case .resolved(let string):
                pending += string
                continue
            default: break
            }
            if !pending.isEmpty {
                inlines.append(.text(pending))
                pending = ""
            }
            inlines.append(convert(node, content, place))
        }
        if !pending.isEmpty { inlines.append(.text(pending)) }
        return inlines
    }

    private mutating func convert(
        _ node: InlineNode,
        _ content: LeafContent,
        _ place: Range<Int>
    ) -> Inline {
        switch node.kind {
        case .verbatim, .resolved: return .text("")
        case .softBreak: return .softBreak
        case .lineBreak: return .lineBreak
        case .code(let string): return .code(string)
        case .html(let string):
            html.append(string)
            if opensDirective(Array(string.utf8)[...]) {
                let range = node.range.isEmpty ? place : content.clean(node.range)
                strayDirectives.append(text.location(of: range))
            }
            return .htmlInline(string)
        case .emphasis: return .emphasis(convert(node.children, content, place))
        case .strong: return .strong(convert(node.children, content, place))
        case .strikethrough: return .strikethrough(convert(node.children, content, place))
        case .footnote(let label):
            let (number, reference) = footnotes.refer(to: label)
            return .footnoteReference(label: label, number: number, reference: reference)
        case .link(let url, let title), .image(let url, let title):
            let place = node.range.isEmpty ? place : content.clean(node.range)
            let link = Link(destination: url, title: title, location: text.location(of: place))
            links.append(link)
            let inner = convert(node.children, content, place)
            if case .image = node.kind { return .image(link, inner) }
            return .link(link, inner)
        }
    }
}

/// Numbers footnotes by their first reference.
struct FootnoteCounter: Sendable {
    /// The labels in order of first reference.
    private(set) var labels: [String] = []
    private var counts: [String: (number: Int, references: Int)] = [:]

    /// Counts a reference: the footnote's number and the reference's, both from 1.
    mutating func refer(to label: String) -> (number: Int, reference: Int) {
        if counts[label] == nil {
            labels.append(label)
            counts[label] = (labels.count, 0)
        }
        counts[label]!.references += 1
        return (counts[label]!.number, counts[label]!.references)
    }

    /// How many references lead to a footnote.
    func references(to label: String) -> Int { counts[label]?.references ?? 0 }
}
