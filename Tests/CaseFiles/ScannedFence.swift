/// A fence as a plain look at lines finds it, for tests that must not ask the parser.
public struct ScannedFence: Sendable {
    /// The first word behind the mark.
    public let language: String
    /// The index of the opening line.
    public let opening: Int
    /// What comes before each line of code: the opening line's prefix, list marks made blank.
    public let prefix: String
    /// The indices of the code's lines.
    public let code: Range<Int>

    /// The fences in the order of their opening lines.
    public static func all(in lines: [String]) -> [ScannedFence] {
        var fences: [ScannedFence] = []
        var index = 0
        while index < lines.count {
            defer { index += 1 }
            guard let (prefix, mark, word) = opening(lines[index]) else { continue }
            let isInHTML = index > 0 && opensHTML(lines[index - 1])
            let end = lines[(index + 1)...].firstIndex { line in
                let rest = line.drop { " \t>".contains($0) }
                let run = rest.prefix { $0 == mark.first! }
                return run.count >= mark.count && rest.dropFirst(run.count).allSatisfy { $0 == " " }
            }
            defer { index = end ?? lines.count }
            if isInHTML { continue }
            fences.append(
                ScannedFence(
                    language: word.lowercased(),
                    opening: index,
                    prefix: String(prefix.map { " \t>".contains($0) ? $0 : " " }),
                    code: index + 1..<(end ?? lines.count)
                )
            )
        }
        return fences
    }

    /// Whether the next line belongs to the HTML of this one.
    private static func opensHTML(_ line: String) -> Bool {
        line.drop { " \t>".contains($0) }.hasPrefix("<") && !line.contains("-->")
    }

    /// The prefix, the run of marks and the language of a line that opens a fence.
    private static func opening(_ line: String) -> (Substring, Substring, String)? {
        let prefix = line.prefix { " \t>-*+0123456789.)".contains($0) }
        let rest = line.dropFirst(prefix.count)
        guard let first = rest.first, first == "`" || first == "~" else { return nil }
        let mark = rest.prefix { $0 == first }
        let info = rest.dropFirst(mark.count)
        guard mark.count >= 3, first == "~" || !info.contains("`") else { return nil }
        let word = info.drop { $0 == " " }.prefix { $0 != " " }
        return (prefix, mark, String(word))
    }
}
