/// The text of a leaf block as cmark saw it, and where each byte of it stands in the file.
///
/// Lines are joined by LF, without the containers' prefixes and without leading white space.
struct LeafContent: Sendable {
    /// The text.
    private(set) var bytes: [UInt8] = []
    /// From which byte of the content on which clean offset holds, in order.
    private var runs: [(content: Int, clean: Int)] = []

    /// Adds clean bytes.
    mutating func append(_ range: Range<Int>, of text: CleanText) {
        runs.append((bytes.count, range.lowerBound))
        bytes.append(contentsOf: text.bytes[range])
    }

    /// Adds a line break that stands at a clean offset.
    mutating func appendLineBreak(at clean: Int) {
        runs.append((bytes.count, clean))
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Takes white space off the end, as cmark does before it reads inlines.
    mutating func trimEnd() {
        while let last = bytes.last, isBlank(last) || last == UInt8(ascii: "\n") {
            bytes.removeLast()
        }
    }

    /// The clean offset of a byte of the content.
    func clean(_ offset: Int) -> Int {
        guard !runs.isEmpty else { return 0 }
        var low = 0
        var high = runs.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if runs[middle].content <= offset { low = middle } else { high = middle }
        }
        return runs[low].clean + offset - runs[low].content
    }

    /// The clean bytes of a range of the content.
    func clean(_ range: Range<Int>) -> Range<Int> {
        let start = clean(range.lowerBound)
        guard !range.isEmpty else { return start..<start }
        return start..<max(clean(range.upperBound - 1) + 1, start)
    }
}
