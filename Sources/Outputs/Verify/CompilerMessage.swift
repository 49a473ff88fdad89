/// One thing that the compiler said, where it said it.
public struct CompilerMessage: Hashable, Sendable, Codable {
    /// How bad it is, as the compiler names it.
    public enum Severity: String, Sendable, Codable {
        case error, warning, note, remark
    }

    /// The severity.
    public var severity: Severity
    /// The words, without the group that may follow in brackets.
    public var text: String
    /// The file as `#sourceLocation` or the command line names it; empty for none.
    public var file: String
    /// The line, from 1; 0 for none.
    public var line: Int
    /// The column in UTF-8 bytes, from 1.
    public var column: Int
    /// How many bytes from there the compiler underlines; 0 for a point.
    public var length: Int
    /// The notes that follow it.
    public var notes: [CompilerMessage]
    /// What the compiler would change: all of it, or nothing.
    public var fixIts: [CompilerFixIt]

    init(severity: Severity, text: String, file: String, line: Int, column: Int) {
        self.severity = severity
        self.text = text
        self.file = file
        self.line = line
        self.column = column
        length = 0
        notes = []
        fixIts = []
    }

    /// Reads what `swiftc -diagnostic-style=llvm` prints; lines of other forms are left out.
    ///
    /// `file:line:col: severity: words [#group]`, then the source line and a line with a caret.
    /// Notes belong to the message before them; a message that is repeated is kept once.
    public static func all(in output: String) -> [CompilerMessage] {
        var messages: [CompilerMessage] = []
        var seen: Set<CompilerMessage> = []
        var isRepeated = false
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
        var quoted: Int?
        for (index, line) in lines.enumerated() where index != quoted {
            guard var message = CompilerMessage(line: line) else { continue }
            // What the compiler quotes is the author's, and may look like a message.
            if index + 2 < lines.count, isCaretLine(lines[index + 2]) {
                quoted = index + 1
                message.length = underlined(by: lines[index + 2])
            }
            if message.severity == .note, !messages.isEmpty {
                if !isRepeated { messages[messages.count - 1].notes.append(message) }
            } else {
                isRepeated = !seen.insert(message).inserted
                if !isRepeated { messages.append(message) }
            }
        }
        return messages
    }

    private init?(line: Substring) {
        let marks = ["error", "warning", "note", "remark"]
        for mark in marks {
            guard let range = line.firstRange(of: "\(mark): "),
                range.lowerBound == line.startIndex || line[..<range.lowerBound].hasSuffix(": ")
            else { continue }
            let place = line[..<range.lowerBound].dropLast(2)
            let parts = place.split(separator: ":", omittingEmptySubsequences: false)
            let numbers = parts.suffix(2).compactMap { Int($0) }
            if !place.isEmpty, numbers.count < 2, !place.hasPrefix("<unknown>") { continue }
            self.init(
                severity: Severity(rawValue: mark)!,
                text: Self.withoutGroup(line[range.upperBound...]),
                file: numbers.count == 2 ? parts.dropLast(2).joined(separator: ":") : "",
                line: numbers.first ?? 0,
                column: numbers.count == 2 ? numbers[1] : 1
            )
            return
        }
        return nil
    }

    private static func withoutGroup(_ text: Substring) -> String {
        var text = text
        if text.hasSuffix("]"), let open = text.ranges(of: " [#").last {
            text = text[..<open.lowerBound]
        }
        while text.last == " " { text.removeLast() }
        return String(text)
    }

    private static func isCaretLine(_ line: Substring) -> Bool {
        line.contains("^") && line.allSatisfy { " \t~^".contains($0) }
    }

    /// The caret and the tildes after it.
    private static func underlined(by line: Substring) -> Int {
        guard let caret = line.firstIndex(of: "^") else { return 0 }
        let tildes = line[line.index(after: caret)...].prefix { $0 == "~" }
        return tildes.isEmpty ? 0 : tildes.utf8.count + 1
    }
}
