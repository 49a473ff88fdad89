/// Edits of one file that do not touch the same bytes.
///
/// - Invariant: in the order of their places; no two share a byte or insert at one place.
public struct EditList: Hashable, Sendable {
    /// A range of bytes and what takes its place.
    public struct Edit: Hashable, Sendable {
        /// The bytes that go; empty for an insertion.
        public let range: Range<Int>
        /// The bytes that come.
        public let replacement: [UInt8]

        fileprivate func isBefore(_ other: Edit) -> Bool {
            (range.lowerBound, range.upperBound) < (other.range.lowerBound, other.range.upperBound)
        }

        /// Whether the result of making both depends on which is first.
        fileprivate func collides(with other: Edit) -> Bool {
            if range.isEmpty && other.range.isEmpty { return range == other.range }
            let inner = range.isEmpty ? range.lowerBound : other.range.lowerBound
            let outer = range.isEmpty ? other.range : range
            guard range.isEmpty || other.range.isEmpty else { return range.overlaps(other.range) }
            return outer.lowerBound < inner && inner < outer.upperBound
        }
    }

    /// The edits in the order of their places.
    public private(set) var edits: [Edit] = []

    /// No edits yet.
    public init() {}

    /// Adds edits that belong together; false, with nothing added, when one of them collides with
    /// another or is of another file.
    ///
    /// An edit that is there already counts once.
    public mutating func add(_ group: [TextEdit], in file: SourceFile) -> Bool {
        var all = edits
        for edit in group {
            let start = file.offset(of: edit.location.start)
            let end = file.offset(of: edit.location.end)
            guard edit.location.path == file.path, start <= end else { return false }
            let new = Edit(range: start..<end, replacement: Array(edit.replacement.utf8))
            if all.contains(new) { continue }
            if all.contains(where: { $0.collides(with: new) }) { return false }
            all.append(new)
        }
        edits = all.sorted { $0.isBefore($1) }
        return true
    }

    /// The bytes after all edits.
    public func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var at = 0
        for edit in edits {
            result += bytes[at..<edit.range.lowerBound]
            result += edit.replacement
            at = edit.range.upperBound
        }
        return result + bytes[at...]
    }
}
