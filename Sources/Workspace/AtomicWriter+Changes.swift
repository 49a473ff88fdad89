public import Diagnostics

extension AtomicWriter {
    /// What a folder's new content differs in from its old.
    public struct Changes: Hashable, Sendable {
        /// Files whose bytes are new.
        public var written: Int
        /// Files left as they were.
        public var unchanged: Int
        /// Files that are gone, sorted: old output, and what somebody else has put there.
        public var removed: [ContentPath]

        /// Takes the numbers.
        public init(written: Int = 0, unchanged: Int = 0, removed: [ContentPath] = []) {
            self.written = written
            self.unchanged = unchanged
            self.removed = removed
        }

        /// True when nothing had to be written.
        public var isEmpty: Bool { written == 0 && removed.isEmpty }
    }
}

extension AtomicWriter.Changes: CustomStringConvertible {
    /// `1 file changed, 2 removed: a, b`, or that nothing changed.
    public var description: String {
        let shown = removed.prefix(3).map(\.description).joined(separator: ", ")
        let rest = removed.count > 3 ? " and \(removed.count - 3) more" : ""
        let parts = [
            written == 0 ? nil : "\(written) \(written == 1 ? "file" : "files") changed",
            removed.isEmpty ? nil : "\(removed.count) removed: \(shown)\(rest)",
        ].compactMap { $0 }
        return parts.isEmpty ? "nothing changed" : parts.joined(separator: ", ")
    }
}
