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
        let brackets = BracketScan(content: content, footnoteLabels: footnoteLabels)
        let found = brackets.scan(flat)
        for range in found.footnotes {
            let label = String(
                decoding: content[range.lowerBound + 2..<range.upperBound - 1],
                as: UTF8.self
            )
            flat.replace(range, with: InlineNode(kind: .footnote(label.lowercased()), range: range))
        }
        for link in found.links { flat.replace(link.range, with: link) }
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
        var flat = node.children.withoutEmphasis.mergingText
        let brackets = BracketScan(content: content, footnoteLabels: footnoteLabels)
        for range in brackets.scan(flat).footnotes {
            let label = String(
                decoding: content[range.lowerBound + 2..<range.upperBound - 1],
                as: UTF8.self
            )
            flat.replace(range, with: InlineNode(kind: .footnote(label.lowercased()), range: range))
        }
        if case .link = node.kind { return finish(flat, isInLink: true) }
        return finish(flat, isInLink: isInLink)
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

    /// Puts a node in place of what stands in a range of the content; text that is partly in the
    /// range is cut.
    mutating func replace(_ range: Range<Int>, with node: InlineNode?) {
        guard let first = firstIndex(where: { $0.range.upperBound > range.lowerBound }) else {
            return
        }
        let last = self[first...].firstIndex { $0.range.lowerBound >= range.upperBound } ?? count
        guard last > first else { return }
        var parts: [InlineNode] = []
        let before =
            self[first].range.lowerBound..<Swift.max(range.lowerBound, self[first].range.lowerBound)
        if !before.isEmpty { parts.append(InlineNode(kind: .verbatim, range: before)) }
        if let node { parts.append(node) }
        let end = self[last - 1].range.upperBound
        if end > range.upperBound {
            parts.append(InlineNode(kind: .verbatim, range: range.upperBound..<end))
        }
        replaceSubrange(first..<last, with: parts)
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
        replace(0..<end, with: nil)
        return isChecked
    }
}
