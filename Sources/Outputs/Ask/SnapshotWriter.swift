/// Writes values as plain bytes: numbers as four bytes, little end first, everything else by its
/// length and its content.
struct SnapshotWriter {
    /// What has been written.
    private(set) var bytes: [UInt8]

    /// Starts with some bytes of zero, for what is known only in the end.
    init(room: Int = 0) { bytes = [UInt8](repeating: 0, count: room) }

    /// Writes a number that 32 bits hold.
    mutating func write(_ number: Int) {
        withUnsafeBytes(of: Int32(number).littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Writes bytes, their number first.
    mutating func write(_ content: some Collection<UInt8>) {
        write(content.count)
        bytes.append(contentsOf: content)
    }
}

/// A value that a snapshot can hold.
protocol Stored {
    /// Reads what `store(in:)` wrote.
    init(from reader: inout SnapshotReader) throws(BrokenSnapshot)
    /// Writes all of it.
    func store(in writer: inout SnapshotWriter)
}

extension Int: Stored {
    init(from reader: inout SnapshotReader) throws(BrokenSnapshot) { self = try reader.number() }
    func store(in writer: inout SnapshotWriter) { writer.write(self) }
}

extension Bool: Stored {
    init(from reader: inout SnapshotReader) throws(BrokenSnapshot) {
        self = try reader.number() != 0
    }
    func store(in writer: inout SnapshotWriter) { writer.write(self ? 1 : 0) }
}

extension String: Stored {
    init(from reader: inout SnapshotReader) throws(BrokenSnapshot) { self = try reader.text() }
    func store(in writer: inout SnapshotWriter) { writer.write(utf8) }
}

extension Optional: Stored where Wrapped: Stored {
    init(from reader: inout SnapshotReader) throws(BrokenSnapshot) {
        self = try Bool(from: &reader) ? Wrapped(from: &reader) : nil
    }
    func store(in writer: inout SnapshotWriter) {
        (self != nil).store(in: &writer)
        self?.store(in: &writer)
    }
}

extension Array: Stored where Element: Stored {
    init(from reader: inout SnapshotReader) throws(BrokenSnapshot) {
        let count = try reader.count()
        self.init()
        reserveCapacity(count)
        for _ in 0..<count { append(try Element(from: &reader)) }
    }
    func store(in writer: inout SnapshotWriter) {
        writer.write(count)
        for element in self { element.store(in: &writer) }
    }
}
