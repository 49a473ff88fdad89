/// Reads what a `SnapshotWriter` wrote; whatever the bytes are, it reads none beyond their end.
struct SnapshotReader {
    /// Where the next value begins.
    private(set) var position: Int
    private let bytes: UnsafeRawBufferPointer

    /// Starts at a position in bytes that outlive the reader.
    init(_ bytes: UnsafeRawBufferPointer, at position: Int = 0) {
        self.bytes = bytes
        self.position = position
    }

    /// A number.
    mutating func number() throws(BrokenSnapshot) -> Int {
        let start = try take(4)
        let number = bytes.loadUnaligned(fromByteOffset: start, as: Int32.self)
        return Int(Int32(littleEndian: number))
    }

    /// The number of things that follow, each at least a byte.
    mutating func count() throws(BrokenSnapshot) -> Int {
        let count = try number()
        guard 0...(bytes.count - position) ~= count else { throw BrokenSnapshot() }
        return count
    }

    /// A text.
    mutating func text() throws(BrokenSnapshot) -> String {
        let count = try count()
        let start = try take(count)
        return String(decoding: bytes[start..<start + count], as: UTF8.self)
    }

    /// Bytes.
    mutating func content() throws(BrokenSnapshot) -> [UInt8] {
        let count = try count()
        let start = try take(count)
        return Array(bytes[start..<start + count])
    }

    /// Steps over some bytes and gives the place of the first.
    private mutating func take(_ count: Int) throws(BrokenSnapshot) -> Int {
        guard position >= 0, count <= bytes.count - position else { throw BrokenSnapshot() }
        defer { position += count }
        return position
    }
}

/// Bytes that are no snapshot.
struct BrokenSnapshot: Error {}
