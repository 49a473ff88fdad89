/// GitHub's inline extensions over a leaf's inlines: task boxes, footnote references, links of
/// bare addresses, strikethrough.
///
/// cmark-gfm reads them together with emphasis; cmark has read emphasis already. So where one of
/// them could be, emphasis is taken back to its marks, the extensions take their ranges of the
/// text, and then emphasis and strikethrough are paired anew.
struct InlineExtensions {
    let content: [UInt8]
    let footnoteLabels: Set<String>

    /// The inlines with the extensions; `task` asks for a box at the start and is set by it.
    func apply(to nodes: [InlineNode], opensItem: Bool, task: inout Bool?) -> [InlineNode] {
        var flat = nodes.withoutEmphasis.mergingText
        if opensItem { task = flat.takeTaskBox(from: content) }
        let found = scan(flat)
        flat = flat.replacing(found.footnotes + found.links)
        return finish(flat, isInLink: false)
    }

    /// Pairs emphasis and strikethrough here and in what the nodes hold, then finds e-mail
    /// addresses, which cmark-gfm looks for in what text is left.
    private func finish(_ nodes: [InlineNode], isInLink: Bool) -> [InlineNode] {
        let inner = nodes.map { node in
            var node = node
            guard !node.children.isEmpty else { return node }
            if !node.isBareLink { node.children = finishChildren(of: node, isInLink: isInLink) }
            return node
        }
        var pairing = DelimiterPairing(content: content)
        let paired = pairing.pair(inner)
        return isInLink ? paired : EmailLinks(content: content).apply(to: paired)
    }

    private func finishChildren(of node: InlineNode, isInLink: Bool) -> [InlineNode] {
        let flat = node.children.withoutEmphasis.mergingText
        let extended = flat.replacing(scan(flat).footnotes)
        if case .link = node.kind { return finish(extended, isInLink: true) }
        return finish(extended, isInLink: isInLink)
    }

    private func scan(_ nodes: [InlineNode]) -> BracketScan.Found {
        BracketScan(content: content, footnoteLabels: footnoteLabels).scan(nodes)
    }
}

extension InlineNode {
    /// True for a link made of a bare address, whose text is final.
    fileprivate var isBareLink: Bool {
        if case .link = kind, children.count == 1, children[0].range == range {
            true
        } else {
            false
        }
    }
}

extension [InlineNode] {
    /// The nodes with emphasis taken back to its marks.
    var withoutEmphasis: [InlineNode] {
        flatMap { node -> [InlineNode] in
            guard node.kind == .emphasis || node.kind == .strong else { return [node] }
            let width = node.kind == .strong ? 2 : 1
            let range = node.range
            let open = range.lowerBound..<range.lowerBound + width
            let close = range.upperBound - width..<range.upperBound
            return [InlineNode(kind: .verbatim, range: open)]
                + node.children.withoutEmphasis
                + [InlineNode(kind: .verbatim, range: close)]
        }
    }

    /// The nodes with neighbouring text that stands in the content as one.
    var mergingText: [InlineNode] {
        var merged: [InlineNode] = []
        merged.reserveCapacity(count)
        for node in self {
            if node.kind == .verbatim, let last = merged.last, last.kind == .verbatim,
                last.range.upperBound == node.range.lowerBound
            {
                merged[merged.count - 1].range = last.range.lowerBound..<node.range.upperBound
            } else {
                merged.append(node)
            }
        }
        return merged
    }

    /// The nodes with others in place of what stands in their ranges of the content; text that is
    /// partly in such a range is cut.
    func replacing(_ others: [InlineNode]) -> [InlineNode] {
        guard !others.isEmpty else { return self }
        var rest = others.sorted { $0.range.lowerBound < $1.range.lowerBound }[...]
        var result: [InlineNode] = []
        for node in self {
            var start = node.range.lowerBound
            var isWhole = true
            if let last = result.last, last.range.upperBound > start {
                start = Swift.min(last.range.upperBound, node.range.upperBound)
                isWhole = false
            }
            while let other = rest.first, other.range.lowerBound < node.range.upperBound {
                if start < other.range.lowerBound {
                    let text = start..<other.range.lowerBound
                    result.append(InlineNode(kind: .verbatim, range: text))
                }
                result.append(other)
                start = other.range.upperBound
                isWhole = false
                rest = rest.dropFirst()
            }
            if isWhole {
                result.append(node)
            } else if start < node.range.upperBound {
                let text = start..<node.range.upperBound
                result.append(InlineNode(kind: .verbatim, range: text))
            }
        }
        return result
    }

    /// Takes a task's box off the start: `[ ]` or `[x]` and white space; nil when there is none.
    fileprivate mutating func takeTaskBox(from content: [UInt8]) -> Bool? {
        guard content.count > 4, content[0] == UInt8(ascii: "["), content[2] == UInt8(ascii: "]"),
            isBlank(content[3])
        else { return nil }
        let isChecked: Bool
        switch content[1] {
        case UInt8(ascii: " "): isChecked = false
        case UInt8(ascii: "x"), UInt8(ascii: "X"): isChecked = true
        default: return nil
        }
        let end = content[3...].firstIndex { !isBlank($0) } ?? content.count
        let box = InlineNode(kind: .html(""), range: 0..<end)
        self = replacing([box]).filter { $0 != box }
        return isChecked
    }
}
