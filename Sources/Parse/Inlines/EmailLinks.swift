/// Makes links of e-mail addresses in text, as cmark-gfm does once all else is read.
struct EmailLinks {
    let content: [UInt8]

    /// The nodes with links in place of addresses, also in emphasis, never in a link.
    func apply(to nodes: [InlineNode]) -> [InlineNode] {
        nodes.mergingText.flatMap { node -> [InlineNode] in
            switch node.kind {
            case .verbatim: return split(node)
            case .emphasis, .strong, .strikethrough:
                var node = node
                node.children = apply(to: node.children)
                return [node]
            default: return [node]
            }
        }
    }

    private func split(_ node: InlineNode) -> [InlineNode] {
        var parts: [InlineNode] = []
        var start = node.range.lowerBound
        var from = start
        while let at = content[from..<node.range.upperBound].firstIndex(of: UInt8(ascii: "@")) {
            guard let (range, prefix) = address(around: at, in: from..<node.range.upperBound) else {
                from = at + 1
                continue
            }
            if range.lowerBound > start {
                parts.append(InlineNode(kind: .verbatim, range: start..<range.lowerBound))
            }
            let url = prefix + String(decoding: content[range], as: UTF8.self)
            let text = InlineNode(kind: .verbatim, range: range)
            parts.append(
                InlineNode(kind: .link(url: url, title: ""), range: range, children: [text])
            )
            start = range.upperBound
            from = start
        }
        if start < node.range.upperBound {
            parts.append(InlineNode(kind: .verbatim, range: start..<node.range.upperBound))
        }
        return parts
    }

    /// The address around an `@` and what its link's URL has before it.
    private func address(around at: Int, in range: Range<Int>) -> (Range<Int>, String)? {
        let (start, scheme) = start(of: at, notBefore: range.lowerBound)
        guard start < at else { return nil }
        var end = at + 1
        var dots = 0
        while end < range.upperBound {
            let byte = content[end]
            if byte == UInt8(ascii: "."), end + 1 < range.upperBound,
                isAlphanumeric(content[end + 1])
            {
                dots += 1
            } else if byte == UInt8(ascii: "@") {
                return nil
            } else if !isAlphanumeric(byte), byte != UInt8(ascii: "-"), byte != UInt8(ascii: "_"),
                !(byte == UInt8(ascii: "/") && scheme == "xmpp")
            {
                break
            }
            end += 1
        }
        guard dots > 0, isLetter(content[end - 1]) || content[end - 1] == UInt8(ascii: ".") else {
            return nil
        }
        end = addressEnd(from: at, to: end, in: content)
        guard end > at + 1 else { return nil }
        return (start..<end, scheme == nil ? "mailto:" : "")
    }

    private func start(of at: Int, notBefore limit: Int) -> (Int, scheme: String?) {
        var start = at
        var scheme: String?
        while start > limit {
            let byte = content[start - 1]
            if isAlphanumeric(byte) || ".+-_".utf8.contains(byte) {
                start -= 1
                continue
            }
            guard byte == UInt8(ascii: ":"), scheme == nil else { break }
            let found = ["mailto", "xmpp"].first { name in
                let first = start - 1 - name.utf8.count
                guard first >= limit, content[first..<start - 1].elementsEqual(name.utf8) else {
                    return false
                }
                return first == limit || !isAlphanumeric(content[first - 1])
            }
            guard let found else { break }
            scheme = found
            start -= 1
        }
        return (start, scheme)
    }
}
