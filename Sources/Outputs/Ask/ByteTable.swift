/// Numbers byte strings in the order in which they are met.
///
/// A `Dictionary` of `String` would hash each word by SipHash after normalising it; this table is
/// read for every word of every document at every start of the program.
struct ByteTable: Sendable {
    /// How many strings are numbered.
    var count: Int { starts.count - 1 }

    private var bytes: [UInt8] = []
    /// Where each string begins in `bytes`, and the end of the last one.
    private var starts: [Int] = [0]
    /// For each slot a number, or −1; the size is a power of two, never more than half full.
    private var slots = [Int32](repeating: -1, count: 256)

    /// The string of a number.
    subscript(number: Int) -> ArraySlice<UInt8> { bytes[starts[number]..<starts[number + 1]] }

    /// The number of a string; nil when it is not numbered.
    func number(of key: UnsafeBufferPointer<UInt8>) -> Int? {
        let slot = slot(of: key)
        return slots[slot] < 0 ? nil : Int(slots[slot])
    }

    /// The number of a string, given now if need be.
    mutating func insert(_ key: UnsafeBufferPointer<UInt8>) -> (number: Int, isNew: Bool) {
        let found = slot(of: key)
        if slots[found] >= 0 { return (Int(slots[found]), false) }
        let number = count
        slots[found] = Int32(number)
        bytes.append(contentsOf: key)
        starts.append(bytes.count)
        if count * 2 > slots.count { grow() }
        return (number, true)
    }

    /// The slot that holds the key, or the free one where it would go.
    private func slot(of key: UnsafeBufferPointer<UInt8>) -> Int {
        let mask = slots.count - 1
        var slot = hash(key) & mask
        while slots[slot] >= 0, !isEqual(Int(slots[slot]), key) { slot = (slot + 1) & mask }
        return slot
    }

    private func isEqual(_ number: Int, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = starts[number]
        guard starts[number + 1] - start == key.count else { return false }
        for index in 0..<key.count where bytes[start + index] != key[index] { return false }
        return true
    }

    private mutating func grow() {
        slots = [Int32](repeating: -1, count: slots.count * 2)
        let mask = slots.count - 1
        bytes.withUnsafeBufferPointer { bytes in
            for number in 0..<count {
                let key = UnsafeBufferPointer(rebasing: bytes[starts[number]..<starts[number + 1]])
                var slot = hash(key) & mask
                while slots[slot] >= 0 { slot = (slot + 1) & mask }
                slots[slot] = Int32(number)
            }
        }
    }

    /// FNV-1a, folded so that the low bits are good ones.
    private func hash(_ key: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in key { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return Int(truncatingIfNeeded: (hash ^ hash >> 32) & 0x7FFF_FFFF)
    }
}

extension ByteTable {
    /// The number of a text; nil when it is not numbered.
    func number(of text: String) -> Int? {
        var text = text
        return text.withUTF8 { number(of: $0) }
    }

    /// The number of a text, given now if need be.
    mutating func insert(_ text: String) -> (number: Int, isNew: Bool) {
        var text = text
        return text.withUTF8 { insert($0) }
    }
}

extension ByteTable: Stored {
    init(from reader: inout SnapshotReader) throws(BrokenSnapshot) {
        bytes = try reader.content()
        starts = try [Int](from: &reader)
        slots = try [Int](from: &reader).map(Int32.init)
    }

    func store(in writer: inout SnapshotWriter) {
        writer.write(bytes)
        starts.store(in: &writer)
        slots.map(Int.init).store(in: &writer)
    }
}
