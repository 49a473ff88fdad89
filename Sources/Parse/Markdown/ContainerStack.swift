/// The quotes, list items and footnotes that are open while a tree's nodes are walked in order.
struct ContainerStack: Sendable {
    /// The containers, outermost first.
    private(set) var chain: [Container] = []
    /// Where the node of each ends in the tree.
    private var ends: [Int] = []

    /// Closes what ends before the node at `index`.
    mutating func close(before index: Int) {
        while let end = ends.last, end <= index {
            ends.removeLast()
            chain.removeLast()
        }
    }

    /// Opens a node's container, if it is one; gives the label of a footnote.
    mutating func open(_ node: CmarkTree.Node, _ extras: MarkdownExtras, _ prefix: PrefixReader)
        -> String?
    {
        var label: String?
        let container: Container
        switch node.kind {
        case .quote: container = prefix.quote(line: node.firstLine, chain: chain)
        case .item:
            // A list item around a footnote begins on the same line, but not with its label.
            if extras.footnotes[node.firstLine] != nil,
                let footnote = prefix.footnote(line: node.firstLine, chain: chain)
            {
                (label, container) = footnote
            } else {
                container = prefix.item(line: node.firstLine, chain: chain)
            }
        default: return nil
        }
        chain.append(container)
        ends.append(node.end)
        return label
    }
}
