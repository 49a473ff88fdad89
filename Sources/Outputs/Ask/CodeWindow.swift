/// The part of a longer piece of code that shows most of what is wanted.
struct CodeWindow {
    private let lines: [String]
    /// For each line, how many brackets are open before it.
    private let depths: [Int]

    init(_ lines: [String]) {
        self.lines = lines
        var depth = 0
        depths = lines.map { line in
            defer {
                for byte in line.utf8 {
                    switch byte {
                    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
                    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
                    default: break
                    }
                }
            }
            return depth
        }
    }

    /// The largest whole block around the best line that fits, else as much of the smallest.
    func range(atMost limit: Int, worth: (String) -> Int) -> Range<Int> {
        let values = lines.map { Self.tells($0) ? worth($0) : -1 }
        let best = values.indices.max { (values[$0], -$0) < (values[$1], -$1) } ?? 0
        var range = best..<best + 1
        while let wider = block(around: range), wider.count <= limit { range = wider }
        if range.count == 1, let wider = block(around: range), wider.count > limit {
            let start = best - wider.lowerBound < limit ? wider.lowerBound : best
            range = start..<min(start + limit, wider.upperBound)
        }
        // An attribute belongs to what it stands above.
        while range.count < limit, range.lowerBound > 0,
            lines[range.lowerBound - 1].drop(while: { $0 == " " }).first == "@"
        {
            range = range.lowerBound - 1..<range.upperBound
        }
        return range
    }

    /// True for a line that can stand for the code: no import, comment, lone attribute or bracket.
    static func tells(_ line: String) -> Bool {
        let words = line.split(separator: " ")
        guard let first = words.first, !first.hasPrefix("//") else { return false }
        if first.hasPrefix("@"), words.count == 1 { return false }
        let head = words.prefix(3)
        if first.utf8.allSatisfy({ $0 < 0x80 && !isLetter($0) }) && words.count == 1 {
            return false
        }
        return !head.contains("import")
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }

    /// The block that encloses a range: from the line that opens it to the one that closes it.
    private func block(around range: Range<Int>) -> Range<Int>? {
        let opensHere =
            range.count == 1 && range.upperBound < lines.count
            && depths[range.upperBound] > depths[range.lowerBound]
        let depth = opensHere ? depths[range.lowerBound] : depths[range.lowerBound] - 1
        guard depth >= 0 else { return nil }
        var start = range.lowerBound
        while start > 0, depths[start] > depth { start -= 1 }
        var end = range.upperBound
        while end < lines.count, depths[end] > depth { end += 1 }
        return start..<end
    }
}
