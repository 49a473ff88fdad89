import Diagnostics
import Rules

/// The change that writes into an output fence what its program wrote; none when that cannot be
/// written there.
///
/// `…` stays where the author has put it, as far as what stands around it was written still.
func recording(of output: String, in fence: Snippet) -> [Fix] {
    let written = outputLines(output)
    // A page is to be read: what is longer is a slip, or needs '…' from its author.
    guard output.utf8.count <= 100_000, written.allSatisfy(isPlain) else { return [] }
    let stated = fence.codeLines.map { Array($0.utf8)[...] }
    let new = recorded(stated, written)
    var edits: [TextEdit] = []
    for change in lineChanges(from: stated, to: new) {
        let lines = new[change.new].map { String(decoding: $0, as: UTF8.self) }
        guard let edit = fence.edit(lines: change.old, lines) else { return [] }
        edits.append(edit)
    }
    guard !edits.isEmpty else { return [] }
    edits += fence.edits(fencing: new.map { String(decoding: $0, as: UTF8.self) })
    let count = written.count == 1 ? "line" : "\(written.count) lines"
    let title = written.isEmpty ? "write that it prints nothing" : "write the \(count) it prints"
    return [Fix(.recording, title, edits)]
}

/// Whether a line is text that a document can hold.
private func isPlain(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\t") }
        && !String(decoding: line, as: UTF8.self).unicodeScalars.contains("\u{FFFD}")
}

/// A line of bytes.
typealias OutputLine = ArraySlice<UInt8>

private let dots = OutputLine("…".utf8)

/// The written lines, with a stated line in place of each that it stands for.
///
/// Lines that go together hold the two lists together; what lies between is a gap.
func recorded(_ stated: [OutputLine], _ written: [OutputLine]) -> [OutputLine] {
    var result: [OutputLine] = []
    var (left, right) = (0, 0)
    for (i, j) in matchingLines(stated, written) + [(stated.count, written.count)] {
        result += filled(Array(stated[left..<i]), Array(written[right..<j]))
        if i < stated.count { result.append(stated[i]) }
        (left, right) = (i + 1, j + 1)
    }
    return result
}

/// The lines of a gap: `…` takes what lies between as many lines before and behind it as stated.
private func filled(_ stated: [OutputLine], _ written: [OutputLine]) -> [OutputLine] {
    let places = stated.indices.filter { stated[$0] == dots }
    guard let first = places.first, let last = places.last else {
        guard stated.count == written.count else { return written }
        return zip(stated, written).map { keepingDots(of: $0, in: $1) }
    }
    guard last - first == places.count - 1 else { return written }
    let before = min(first, written.count)
    let behind = min(stated.count - last - 1, written.count - before)
    let head = zip(stated, written.prefix(before)).map { keepingDots(of: $0, in: $1) }
    let tail = zip(stated.suffix(behind), written.suffix(behind))
        .map { keepingDots(of: $0, in: $1) }
    return head + [dots] + tail
}

/// The written line with the `…` of a stated one, if the word before it and the text behind it
/// are there still.
private func keepingDots(of stated: OutputLine, in written: OutputLine) -> OutputLine {
    if isStated(by: stated, written) { return stated }
    let parts = stated.split(separator: dots, maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 2, written.count >= parts[1].count,
        written.suffix(parts[1].count).elementsEqual(parts[1])
    else { return written }
    // The last word with the blanks around it.
    let blank = UInt8(ascii: " ")
    let word = parts[0].reversed().drop { $0 == blank }.prefix { $0 != blank }
    guard !word.isEmpty else { return written }
    let last = parts[0][word.endIndex.base...]
    let body = written.dropLast(parts[1].count)
    let places = body.ranges(of: last)
    guard places.count == 1 else { return written }
    return body[..<places[0].upperBound] + dots + parts[1]
}

/// The longest list of lines that go together in order; a line of nothing but `…` is none of them.
///
/// The search takes time by the product of both lengths, so very long lists have only their heads
/// and tails compared.
private func matchingLines(_ stated: [OutputLine], _ written: [OutputLine]) -> [(Int, Int)] {
    func match(_ i: Int, _ j: Int) -> Bool {
        stated[i] != dots && isStated(by: stated[i], written[j])
    }
    let most = min(stated.count, written.count)
    var head = 0
    while head < most, match(head, head) { head += 1 }
    var tail = 0
    while tail < most - head, match(stated.count - 1 - tail, written.count - 1 - tail) { tail += 1 }
    let rows = stated.count - head - tail
    let columns = written.count - head - tail
    var pairs = (0..<head).map { ($0, $0) }
    if rows * columns <= 1_000_000 {
        pairs += longestCommon(rows, columns) { match(head + $0, head + $1) }
            .map { (head + $0, head + $1) }
    }
    return pairs + (0..<tail).reversed().map { (stated.count - 1 - $0, written.count - 1 - $0) }
}

/// The longest common subsequence of two lists, as pairs of indices.
private func longestCommon(
    _ rows: Int,
    _ columns: Int,
    _ match: (Int, Int) -> Bool
) -> [(Int, Int)] {
    var lengths = [Int](repeating: 0, count: (rows + 1) * (columns + 1))
    func at(_ i: Int, _ j: Int) -> Int { i * (columns + 1) + j }
    for i in (0..<rows).reversed() {
        for j in (0..<columns).reversed() {
            lengths[at(i, j)] =
                match(i, j)
                ? lengths[at(i + 1, j + 1)] + 1
                : max(lengths[at(i + 1, j)], lengths[at(i, j + 1)])
        }
    }
    var pairs: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < rows, j < columns {
        if match(i, j) {
            pairs.append((i, j))
            (i, j) = (i + 1, j + 1)
        } else if lengths[at(i + 1, j)] >= lengths[at(i, j + 1)] {
            i += 1
        } else {
            j += 1
        }
    }
    return pairs
}
