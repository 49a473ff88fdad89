/// Pairs the marks of emphasis and strikethrough in text, as CommonMark's "process emphasis" does
/// with GitHub's tildes among the delimiters.
struct DelimiterPairing {
    /// A run of marks that may open or close.
    private struct Mark {
        let byte: UInt8
        /// The run's length before any of it was paired.
        let length: Int
        let opens: Bool
        let closes: Bool
        /// The place in `elements`.
        let element: Int
        var previous: Int?
        var next: Int?
    }

    /// A node in a chain; a mark's node shrinks while it is paired.
    private struct Element {
        var node: InlineNode
        /// How deep what it holds nests.
        var depth = 0
        var previous: Int?
        var next: Int?
    }

    /// Where to stop looking for an opener, by the closer's kind.
    private struct Bottom: Hashable {
        let byte: UInt8
        let opens: Bool
        let remainder: Int
    }

    let content: [UInt8]
    private var marks: [Mark] = []
    private var elements: [Element] = []
    /// How deep the deepest node nests.
    private var depth = 0

    /// Pairs marks in a leaf's content.
    init(content: [UInt8]) { self.content = content }

    /// The nodes with paired marks made into emphasis and strikethrough.
    mutating func pair(_ nodes: [InlineNode]) -> [InlineNode] {
        for node in nodes { add(node) }
        guard !marks.isEmpty else { return nodes }
        processMarks()
        var paired: [InlineNode] = []
        var next: Int? = 0
        while let index = next {
            if !elements[index].node.range.isEmpty || !elements[index].node.isText {
                paired.append(elements[index].node)
            }
            next = elements[index].next
        }
        return paired.mergingText
    }

    private mutating func add(_ node: InlineNode) {
        guard node.kind == .verbatim else { return append(node) }
        var start = node.range.lowerBound
        var at = start
        while at < node.range.upperBound {
            let byte = content[at]
            guard "*_~".utf8.contains(byte) else {
                at += 1
                continue
            }
            var end = at
            while end < node.range.upperBound, content[end] == byte { end += 1 }
            if start < at { append(InlineNode(kind: .verbatim, range: start..<at)) }
            append(InlineNode(kind: .verbatim, range: at..<end))
            addMark(byte, at..<end)
            start = end
            at = end
        }
        if start < at { append(InlineNode(kind: .verbatim, range: start..<at)) }
    }

    private mutating func append(_ node: InlineNode) {
        let index = elements.count
        if index > 0 { elements[index - 1].next = index }
        elements.append(
            Element(node: node, previous: index > 0 ? index - 1 : nil)
        )
    }

    private mutating func addMark(_ byte: UInt8, _ range: Range<Int>) {
        let (opens, closes) = flanks(byte, range)
        guard opens || closes, byte != UInt8(ascii: "~") || range.count <= 2 else { return }
        let index = marks.count
        if index > 0 { marks[index - 1].next = index }
        marks.append(
            Mark(
                byte: byte,
                length: range.count,
                opens: opens,
                closes: closes,
                element: elements.count - 1,
                previous: index > 0 ? index - 1 : nil
            )
        )
    }

    /// Whether a run may open and close, by what stands before and behind it.
    ///
    /// Tildes next to the run are looked through, as cmark-gfm does.
    private func flanks(_ byte: UInt8, _ range: Range<Int>) -> (opens: Bool, closes: Bool) {
        let tilde = UInt8(ascii: "~")
        var start = range.lowerBound
        while start > 1, content[start - 1] == tilde { start -= 1 }
        var end = range.upperBound
        while end < content.count, content[end] == tilde { end += 1 }
        let before = start > 0 ? scalar(endingAt: start, in: content) ?? "\n" : "\n"
        let after = end < content.count ? scalar(startingAt: end, in: content) ?? "\n" : "\n"
        let isLeft =
            !isUnicodeSpace(after)
            && (!isUnicodePunctuation(after) || isUnicodeSpace(before)
                || isUnicodePunctuation(before))
        let isRight =
            !isUnicodeSpace(before)
            && (!isUnicodePunctuation(before) || isUnicodeSpace(after)
                || isUnicodePunctuation(after))
        guard byte == UInt8(ascii: "_") else { return (isLeft, isRight) }
        return (
            isLeft && (!isRight || isUnicodePunctuation(before)),
            isRight && (!isLeft || isUnicodePunctuation(after))
        )
    }

    private mutating func processMarks() {
        var bottoms: [Bottom: Int] = [:]
        var next: Int? = 0
        // Too deep a nest ends the pairing, and the marks that are left stay text.
        while let closer = next, depth < InlineReader.depthLimit {
            guard marks[closer].closes else {
                next = marks[closer].next
                continue
            }
            let mark = marks[closer]
            let bottom = Bottom(
                byte: mark.byte,
                opens: mark.opens,
                remainder: mark.length % 3
            )
            if let opener = opener(of: closer, above: bottoms[bottom] ?? -1) {
                next = pair(opener, closer)
                continue
            }
            next = mark.next
            bottoms[bottom] = mark.previous ?? -1
            if !mark.opens { remove(closer) }
        }
    }

    private func opener(of closer: Int, above bottom: Int) -> Int? {
        let mark = marks[closer]
        var candidate = mark.previous
        while let index = candidate, index > bottom {
            let other = marks[index]
            if other.opens, other.byte == mark.byte {
                // A run that can do both pairs only when the sum is no multiple of three.
                let isOdd =
                    (mark.opens || other.closes) && mark.length % 3 != 0
                    && (mark.length + other.length) % 3 == 0
                if !isOdd { return index }
            }
            candidate = other.previous
        }
        return nil
    }

    /// Pairs two runs and gives the next closer to look at.
    private mutating func pair(_ opener: Int, _ closer: Int) -> Int? {
        let open = marks[opener].element
        let close = marks[closer].element
        let openLength = elements[open].node.range.count
        let closeLength = elements[close].node.range.count
        var between = marks[closer].previous
        while let index = between, index != opener {
            between = marks[index].previous
            remove(index)
        }
        let width: Int
        if marks[closer].byte == UInt8(ascii: "~") {
            guard openLength == closeLength else {
                let next = marks[closer].next
                remove(opener)
                remove(closer)
                return next
            }
            width = openLength
        } else {
            width = openLength >= 2 && closeLength >= 2 ? 2 : 1
        }
        wrap(open, close, width: width, byte: marks[closer].byte)
        if elements[open].node.range.isEmpty { remove(opener) }
        guard elements[close].node.range.isEmpty else { return closer }
        let next = marks[closer].next
        remove(closer)
        return next
    }

    private mutating func wrap(_ open: Int, _ close: Int, width: Int, byte: UInt8) {
        var children: [InlineNode] = []
        var inner = elements[open].next
        var deepest = 0
        while let index = inner, index != close {
            deepest = max(deepest, elements[index].depth)
            if !elements[index].node.range.isEmpty || !elements[index].node.isText {
                children.append(elements[index].node)
            }
            inner = elements[index].next
        }
        let start = elements[open].node.range.upperBound - width
        let end = elements[close].node.range.lowerBound + width
        elements[open].node.range = elements[open].node.range.lowerBound..<start
        elements[close].node.range = end..<elements[close].node.range.upperBound
        let kind: InlineNode.Kind =
            byte == UInt8(ascii: "~") ? .strikethrough : width == 2 ? .strong : .emphasis
        let node = InlineNode(kind: kind, range: start..<end, children: children.mergingText)
        let index = elements.count
        elements.append(Element(node: node, depth: deepest + 1, previous: open, next: close))
        depth = max(depth, deepest + 1)
        elements[open].next = index
        elements[close].previous = index
    }

    private mutating func remove(_ mark: Int) {
        let (previous, next) = (marks[mark].previous, marks[mark].next)
        if let previous { marks[previous].next = next }
        if let next { marks[next].previous = previous }
    }
}
