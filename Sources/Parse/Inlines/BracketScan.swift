/// Finds footnote references and bare addresses in text, which both depend on open brackets.
struct BracketScan {
    let content: [UInt8]
    let footnoteLabels: Set<String>

    /// What was found, in the order of the text.
    struct Found {
        /// References from `[` to `]`.
        var footnotes: [InlineNode] = []
        /// Links whose text is the address.
        var links: [InlineNode] = []
    }

    /// Scans nodes side by side.
    ///
    /// An address behind an open bracket is none, as in cmark-gfm: it could be a link's text.
    func scan(_ nodes: [InlineNode]) -> Found {
        var found = Found()
        var open: [Int] = []
        let addresses = AddressScan(content: content)
        var resume = 0
        for node in nodes {
            guard node.kind == .verbatim else { continue }
            var at = max(node.range.lowerBound, resume)
            while at < node.range.upperBound {
                switch content[at] {
                case UInt8(ascii: "["): open.append(at)
                case UInt8(ascii: "]"):
                    if let start = open.popLast(), let label = label(start..<at + 1) {
                        found.footnotes.append(
                            InlineNode(kind: .footnote(label), range: start..<at + 1)
                        )
                    }
                case UInt8(ascii: "w"), UInt8(ascii: ":"):
                    if open.isEmpty, let link = addresses.link(at: at) {
                        found.links.append(link)
                        at = link.range.upperBound
                        resume = at
                        continue
                    }
                default: break
                }
                at += 1
            }
        }
        return found
    }

    /// The label in lower case of a footnote that has a definition.
    private func label(_ range: Range<Int>) -> String? {
        let inner = range.lowerBound + 1..<range.upperBound - 1
        guard !footnoteLabels.isEmpty, inner.count > 1, inner.count < 1000,
            content[inner.lowerBound] == UInt8(ascii: "^")
        else { return nil }
        let text = String(decoding: content[inner.lowerBound + 1..<inner.upperBound], as: UTF8.self)
        let label = text.lowercased()
        return footnoteLabels.contains(label) ? label : nil
    }
}
