/// Lays cmark's inline tree over the text that it was made from, so that every inline gets its
/// exact place.
///
/// cmark's own columns count from the wrong byte behind prefixes, indented lines and definitions.
/// The tree says what comes next, so the text need not be parsed again: a text node must be there
/// byte for byte, or as an escape or entity; an emphasis opens and closes with its mark; behind
/// a link's text stands its destination or label.
struct InlineAligner {
    /// Containers that are open at a node.
    private struct Frame {
        var kind: InlineNode.Kind
        var start: Int
        /// The place in the tree after the last descendant.
        var end: Int
        var isAutolink = false
        /// False below the depth limit: what it holds goes to the container around it.
        var isKept = true
    }

    private let tree: CmarkTree
    private let content: [UInt8]
    private let depthLimit: Int
    private let entities: EntityTable
    private var at: Int
    private var frames: [Frame] = []
    /// What the leaf and each open container that is kept hold so far.
    private var levels: [[InlineNode]] = []

    /// The inlines of the leaf at `index`; nil when the tree does not fit the content.
    ///
    /// Containers below `depthLimit` are left out and what they hold is kept. Definitions of links
    /// at the start of a paragraph are no part of the tree, so each line is tried as its first.
    static func align(
        _ tree: CmarkTree,
        leaf index: Int,
        to content: [UInt8],
        depthLimit: Int,
        entities: EntityTable
    ) -> [InlineNode]? {
        var start = 0
        while true {
            var aligner = InlineAligner(
                tree: tree,
                content: content,
                depthLimit: depthLimit,
                entities: entities,
                at: start
            )
            if let nodes = aligner.alignAll(below: index) { return nodes }
            guard content.first == UInt8(ascii: "["),
                let end = content[start...].firstIndex(of: UInt8(ascii: "\n"))
            else { return nil }
            start = end + 1
        }
    }

    private mutating func alignAll(below index: Int) -> [InlineNode]? {
        frames = []
        levels = [[]]
        for child in index + 1..<max(tree.nodes[index].end, index + 1) {
            guard close(before: child), align(child) else { return nil }
        }
        guard close(before: tree.nodes[index].end), at == content.count else { return nil }
        return levels[0]
    }

    private mutating func align(_ index: Int) -> Bool {
        let start = at
        switch tree.nodes[index].kind {
        case .text(let literal): return alignText(literal)
        case .softBreak:
            return alignBreak() && append(.softBreak, from: start)
        case .lineBreak:
            _ = skip("\\")
            return alignBreak() && append(.lineBreak, from: start)
        case .codeSpan(let literal):
            return alignCode() && append(.code(text(literal)), from: start)
        case .htmlInline(let literal):
            guard content[at...].starts(with: literal) else { return false }
            at += literal.count
            return append(.html(text(literal)), from: start)
        case .emphasis: return open(.emphasis, index, skip("*") || skip("_"))
        case .strong: return open(.strong, index, skip("**") || skip("__"))
        case .link(let url, let title):
            let isAutolink = skip("<")
            return open(.link(url: url, title: title), index, isAutolink || skip("["), isAutolink)
        case .image(let url, let title):
            return open(.image(url: url, title: title), index, skip("!["))
        default: return false
        }
    }

    private mutating func open(
        _ kind: InlineNode.Kind,
        _ index: Int,
        _ hasMark: Bool,
        _ isAutolink: Bool = false
    ) -> Bool {
        guard hasMark else { return false }
        let length =
            switch kind {
            case .strong, .image: 2
            default: 1
            }
        frames.append(
            Frame(
                kind: kind,
                start: at - length,
                end: tree.nodes[index].end,
                isAutolink: isAutolink,
                isKept: levels.count <= depthLimit
            )
        )
        if levels.count <= depthLimit { levels.append([]) }
        return true
    }

    private mutating func close(before index: Int) -> Bool {
        while let frame = frames.last, frame.end <= index {
            switch frame.kind {
            case .emphasis: guard skip("*") || skip("_") else { return false }
            case .strong: guard skip("**") || skip("__") else { return false }
            default:
                if frame.isAutolink {
                    guard skip(">") else { return false }
                } else {
                    guard skip("]") else { return false }
                    at = LinkTail(bytes: content).end(from: at)
                }
            }
            frames.removeLast()
            if frame.isKept {
                let children = levels.removeLast()
                _ = append(frame.kind, from: frame.start, children: children)
            }
        }
        return true
    }

    private mutating func alignText(_ literal: [UInt8]) -> Bool {
        let readsEscapes = frames.last?.isAutolink != true
        var run = at
        var next = 0
        while next < literal.count {
            guard at < content.count else { return false }
            let byte = content[at]
            if byte == UInt8(ascii: "\\"), readsEscapes, at + 1 < content.count,
                isPunctuation(content[at + 1])
            {
                guard literal[next] == content[at + 1] else { return false }
                flush(from: run)
                at += 2
                _ = append(.resolved(text([literal[next]])), from: at - 2)
                next += 1
                run = at
            } else if byte == UInt8(ascii: "&"),
                let (decoded, length) = entities.entity(in: content, at: at)
            {
                guard literal[next...].starts(with: decoded) else { return false }
                flush(from: run)
                at += length
                _ = append(.resolved(text(decoded)), from: at - length)
                next += decoded.count
                run = at
            } else {
                guard byte == literal[next] else { return false }
                at += 1
                next += 1
            }
        }
        flush(from: run)
        return true
    }

    private mutating func flush(from start: Int) {
        if at > start { _ = append(.verbatim, from: start) }
    }

    private mutating func alignBreak() -> Bool {
        skipBlanks()
        guard skip("\n") else { return false }
        skipBlanks()
        return true
    }

    private mutating func alignCode() -> Bool {
        let ticks = tickRun(at)
        guard ticks > 0 else { return false }
        at += ticks
        while at < content.count {
            let run = tickRun(at)
            at += max(run, 1)
            if run == ticks { return true }
        }
        return false
    }

    private func tickRun(_ start: Int) -> Int {
        var end = start
        while end < content.count, content[end] == UInt8(ascii: "`") { end += 1 }
        return end - start
    }

    private mutating func append(
        _ kind: InlineNode.Kind,
        from start: Int,
        children: [InlineNode] = []
    ) -> Bool {
        levels[levels.count - 1].append(
            InlineNode(kind: kind, range: start..<at, children: children)
        )
        return true
    }

    private mutating func skip(_ mark: StaticString) -> Bool {
        let count = mark.utf8CodeUnitCount
        guard at + count <= content.count else { return false }
        for step in 0..<count where content[at + step] != mark.utf8Start[step] { return false }
        at += count
        return true
    }

    private mutating func skipBlanks() {
        while at < content.count, isBlank(content[at]) { at += 1 }
    }

    private init(
        tree: CmarkTree,
        content: [UInt8],
        depthLimit: Int,
        entities: EntityTable,
        at: Int
    ) {
        self.tree = tree
        self.content = content
        self.depthLimit = depthLimit
        self.entities = entities
        self.at = at
    }
}

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
