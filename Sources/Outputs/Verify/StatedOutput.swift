import Diagnostics
import Rules

/// What a fence says that a program writes, compared with what it wrote, byte for byte.
///
/// A line `…` stands for any number of lines, and `…` in a line for any text. Of the written text
/// only what a fence cannot hold is taken for what it can: no line end behind the last line, and
/// carriage returns before line ends.
struct StatedOutput {
    private let stated: [ArraySlice<UInt8>]
    private let written: [ArraySlice<UInt8>]

    /// How far the two go together.
    enum Agreement: Equatable {
        /// To the end of both.
        case whole
        /// The stated line is not the written one, both counted from 0.
        case differs(stated: Int, written: Int)
        /// The written lines from there on are not stated.
        case more(written: Int)
    }

    init(_ stated: String, written: String) {
        self.stated = lines(stated)
        self.written = outputLines(written)
    }

    /// How far the stated lines are the written ones.
    var agreement: Agreement {
        // All numbers of written lines that the stated ones so far may stand for.
        var reached = [0]
        for (number, line) in stated.enumerated() {
            let next =
                line.elementsEqual(ellipsis)
                ? Array(reached[0]...written.count)
                : reached.filter { $0 < written.count && isStated(by: line, written[$0]) }
                    .map { $0 + 1 }
            if next.isEmpty { return .differs(stated: number, written: reached[0]) }
            reached = next
        }
        return reached.last == written.count ? .whole : .more(written: reached[reached.count - 1])
    }

    /// A stated line as text.
    func statedLine(_ number: Int) -> String { String(decoding: stated[number], as: UTF8.self) }

    /// Some written lines as text.
    func writtenLines(from number: Int) -> [String] {
        written.dropFirst(number).prefix(4).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether two lines differ in the white space at their ends and in nothing else.
    func differsInBlanks(_ stated: Int, _ written: Int) -> Bool {
        guard written < self.written.count else { return false }
        let (one, other) = (self.stated[stated], self.written[written])
        return !one.elementsEqual(other) && trimmed(one).elementsEqual(trimmed(other))
    }
}

private let ellipsis = Array("…".utf8)

private func lines(_ text: String) -> [ArraySlice<UInt8>] {
    var lines = Array(text.utf8)
        .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
}

private func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    while let last = line.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") {
        line.removeLast()
    }
    return line
}

/// The lines that a program wrote, without carriage returns at their ends.
func outputLines(_ output: String) -> [ArraySlice<UInt8>] {
    lines(output).map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
}

/// Whether a stated line is the written one; `…` in it stands for any text.
func isStated(by stated: ArraySlice<UInt8>, _ written: ArraySlice<UInt8>) -> Bool {
    let parts = split(stated)
    guard parts.count > 1 else { return stated.elementsEqual(written) }
    guard written.starts(with: parts[0]) else { return false }
    var rest = written.dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() {
        guard let place = firstPlace(of: part, in: rest) else { return false }
        rest = rest[(place + part.count)...]
    }
    let last = parts[parts.count - 1]
    return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
}

/// The text between the ellipses of a line.
private func split(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var rest = line
    while let place = firstPlace(of: ellipsis[...], in: rest) {
        parts.append(rest[..<place])
        rest = rest[(place + ellipsis.count)...]
    }
    return parts + [rest]
}

private func firstPlace(of part: ArraySlice<UInt8>, in line: ArraySlice<UInt8>) -> Int? {
    guard part.count <= line.count else { return nil }
    return (line.startIndex...line.endIndex - part.count)
        .first { line[$0...].starts(with: part) }
}

/// The lines from which on the program writes something else than stated.
func outputProblems(_ expected: Snippet, _ output: String) -> [Diagnostic] {
    let stated = StatedOutput(expected.code, written: output)
    func problem(_ text: String, _ place: SourceLocation, _ hint: String, from line: Int)
        -> [Diagnostic]
    {
        let shown = stated.writtenLines(from: line).map { Diagnostic.Note("it writes: \(cut($0))") }
        var problem = Diagnostic(
            .wrongOutput,
            .error,
            text,
            at: place,
            hint: hint,
            notes: shown.isEmpty ? [Diagnostic.Note("it writes no more lines")] : shown
        )
        problem.fixes = recording(of: output, in: expected)
        return [problem]
    }
    let hint = "write what it prints; '…' stands for what varies"
    switch stated.agreement {
    case .whole: return []
    case .more(let line):
        return problem("the program writes more lines", expected.location, hint, from: line)
    case .differs(let number, let line):
        let count = stated.statedLine(number).utf8.count
        return problem(
            "the program does not write this line here",
            expected.location(line: number + 1, column: 1, count),
            stated.differsInBlanks(number, line)
                ? "the line differs in nothing but the white space at its end" : hint,
            from: line
        )
    }
}

extension Diagnostic.ID {
    static let wrongOutput: Self = "wrong-output"
}
