/// A line and a column in UTF-8 bytes, both from 1.
public struct Place: Hashable, Sendable, CustomStringConvertible {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public var description: String { "\(line):\(column)" }
}

/// A text that a form has written again.
public struct MovedMarkdown: Sendable {
    /// The whole text.
    public private(set) var text = ""
    /// For each line of the text as it was, its new line and what came before it.
    private var lines: [(line: Int, prefix: Int)] = []
    private var plain: [String] = []
    private let filling: Int

    init(_ text: String, as form: MarkdownForm) {
        filling = form.filling.utf8.count
        plain = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if plain.last == "" { plain.removeLast() }
        let head = headCount(of: plain)
        let hidden = hiddenLines(in: plain, form.hidden)
        var number = 0
        func write(_ line: String, _ prefix: String = "") {
            number += 1
            self.text += prefix + line + form.lineEnd
        }
        self.text = form.byteOrderMark
        for (index, line) in plain.enumerated() {
            if index == head {
                let isApart = head > 0 && !form.above.isEmpty
                for line in (isApart ? [""] : []) + form.above { write(line) }
            }
            for extra in hidden[index] ?? [] { write(extra, form.prefix) }
            let isBare = form.hasBareBlanks && line.allSatisfy { $0 == " " || $0 == "\t" }
            let prefix = index < head || (isBare && line.isEmpty) ? "" : form.prefix
            write(line.replacing("¤", with: form.filling), prefix)
            let mark = number == 1 ? form.byteOrderMark.utf8.count : 0
            lines.append((number, prefix.utf8.count + mark))
        }
    }

    /// Where a place of the text as it was has gone.
    public func place(of old: Place) -> Place {
        guard let (line, prefix) = lines.indices.contains(old.line - 1) ? lines[old.line - 1] : nil
        else { return Place(line: old.line + (lines.last?.line ?? 0) - lines.count, column: 1) }
        // The mark itself is two bytes.
        let before = plain[old.line - 1].utf8.prefix(old.column - 1)
        let marks = String(decoding: before, as: UTF8.self).count { $0 == "¤" }
        return Place(line: line, column: old.column + prefix + marks * (filling - 2))
    }
}

/// How many lines are front matter and a first heading.
private func headCount(of lines: [String]) -> Int {
    var count = 0
    if lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") { count = end + 1 }
    var next = count
    while next < lines.count, lines[next].isEmpty { next += 1 }
    return next < lines.count && lines[next].hasPrefix("# ") ? next + 1 : count
}

/// The lines to be written before each line, behind the form's own prefix.
private func hiddenLines(in lines: [String], _ hidden: MarkdownForm.Hidden) -> [Int: [String]] {
    var found: [Int: [String]] = [:]
    for fence in ScannedFence.all(in: lines) where fence.language == "swift" {
        guard !fence.code.isEmpty else { continue }
        let place = hidden.offset(in: lines[fence.code]).map { fence.code.lowerBound + $0 }
        let words = ["// snippet.hide", "// between the marks", "// snippet.show"]
        if let place { found[place] = words.map { fence.prefix + $0 } }
    }
    return found
}
