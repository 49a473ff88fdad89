/// What differs between two states of a file, as `patch -p1` and `git apply` read it.
///
/// Lines end with LF here, as they do for these tools: a CR before it belongs to its line. The
/// format: https://www.gnu.org/software/diffutils/manual/html_node/Detailed-Unified.html
public struct UnifiedDiff {
    private typealias Line = ArraySlice<UInt8>

    /// How many equal lines stand around a change.
    private static let context = 3

    /// Stretches of both files: equal lines around at least one change.
    private struct Hunk {
        var old: Range<Int>
        var new: Range<Int>
        var changes: [(old: Range<Int>, new: Range<Int>)]
    }

    private let path: String
    private let old: [Line]
    private let new: [Line]

    /// Compares two states of the file that is reached by `path`.
    public init(path: String, from old: [UInt8], to new: [UInt8]) {
        self.path = path
        self.old = Self.lines(of: old)
        self.new = Self.lines(of: new)
    }

    /// The bytes of the diff; empty when nothing differs.
    public var bytes: [UInt8] {
        let hunks = hunks()
        guard !hunks.isEmpty else { return [] }
        var result = Array("--- \(name("a/"))\n+++ \(name("b/"))\n".utf8)
        for hunk in hunks {
            result += "@@ -\(place(hunk.old)) +\(place(hunk.new)) @@\n".utf8
            var at = hunk.old.lowerBound
            for change in hunk.changes {
                for line in old[at..<change.old.lowerBound] { Self.write(" ", line, to: &result) }
                for line in old[change.old] { Self.write("-", line, to: &result) }
                for line in new[change.new] { Self.write("+", line, to: &result) }
                at = change.old.upperBound
            }
            for line in old[at..<hunk.old.upperBound] { Self.write(" ", line, to: &result) }
        }
        return result
    }

    /// Changes, those joined whose surroundings would touch.
    private func hunks() -> [Hunk] {
        var hunks: [Hunk] = []
        for change in changes() {
            let above = min(Self.context, change.old.lowerBound)
            let below = min(Self.context, old.count - change.old.upperBound)
            let start = (change.old.lowerBound - above, change.new.lowerBound - above)
            let end = (change.old.upperBound + below, change.new.upperBound + below)
            if let last = hunks.last, start.0 <= last.old.upperBound {
                hunks[hunks.count - 1].old = last.old.lowerBound..<end.0
                hunks[hunks.count - 1].new = last.new.lowerBound..<end.1
                hunks[hunks.count - 1].changes.append(change)
            } else {
                hunks.append(Hunk(old: start.0..<end.0, new: start.1..<end.1, changes: [change]))
            }
        }
        return hunks
    }

    /// The stretches of lines that differ, in order.
    private func changes() -> [(old: Range<Int>, new: Range<Int>)] {
        lineChanges(from: old, to: new)
    }

    private static func write(_ mark: String, _ line: Line, to result: inout [UInt8]) {
        result += mark.utf8
        result += line
        if line.last != UInt8(ascii: "\n") { result += "\n\\ No newline at end of file\n".utf8 }
    }

    /// The lines with their LF; the last may have none.
    private static func lines(of bytes: [UInt8]) -> [Line] {
        var lines: [Line] = []
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            lines.append(bytes[start...index])
            start = index + 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        return lines
    }

    /// An empty stretch is named by the line before it.
    private func place(_ range: Range<Int>) -> String {
        let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
        return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
    }

    /// A tab ends a name with spaces; one with other unusual bytes is quoted, as git does it.
    private func name(_ side: String) -> String {
        let name = side + path
        let isUnusual = name.utf8.contains { $0 < 0x20 || $0 >= 0x7F || $0 == UInt8(ascii: "\"") }
        guard isUnusual || name.utf8.contains(UInt8(ascii: "\\")) else {
            return name.utf8.contains(UInt8(ascii: " ")) ? name + "\t" : name
        }
        var quoted = "\""
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                quoted += "\\" + String(UnicodeScalar(byte))
            case 0x20..<0x7F: quoted += String(UnicodeScalar(byte))
            default:
                let digits = String(byte, radix: 8)
                quoted += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
            }
        }
        return quoted + "\""
    }
}
