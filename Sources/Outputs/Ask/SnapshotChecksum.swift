/// The first eight bytes of a snapshot, which tell whether all others are as they were written.
enum SnapshotChecksum {
    /// How many bytes it takes.
    static let size = 8

    /// Writes the checksum of all bytes but the first eight into these.
    static func seal(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        let sum = bytes.withUnsafeBytes(sum).littleEndian
        withUnsafeBytes(of: sum) { bytes.replaceSubrange(..<size, with: $0) }
        return bytes
    }

    /// True when the bytes are as they were sealed.
    static func isRight(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.count >= size else { return false }
        return UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)) == sum(bytes)
    }

    /// FNV-1a over words of eight bytes, then over the bytes that are left, then over the count;
    /// the high bits are folded in after each word, since a product moves bits up only.
    private static func sum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var sum: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ word: UInt64) {
            sum = (sum ^ word) &* 0x9E37_79B9_7F4A_7C15
            sum ^= sum >> 32
        }
        var index = size
        while index + 8 <= bytes.count {
            add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
            index += 8
        }
        for byte in bytes[index...] { add(UInt64(byte)) }
        add(UInt64(bytes.count))
        return sum
    }
}
