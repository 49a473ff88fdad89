/// Marks by which a service knows a problem again when lines were put in above it.
///
/// A mark is a hash of the problem's id, its file and the words of its line, then how many problems
/// of the run had the same before: `9ae0f3c1d2b45678:1`. It holds no line number.
struct LineMarks {
    /// Gives the file that a problem stands in.
    let source: (ContentPath) -> SourceFile?
    private var counts: [UInt64: Int] = [:]

    init(source: @escaping (ContentPath) -> SourceFile?) { self.source = source }

    /// The mark of the next problem of the run; nil when its line cannot be read.
    mutating func mark(of problem: Diagnostic) -> String? {
        guard let place = problem.location, let file = source(place.path) else { return nil }
        let words = file.line(place.start.line).split { $0 == 0x20 || $0 == 0x09 }
        var hash = Hash()
        for part in ["\(problem.id)", "\(place.path)"] { hash.add(part.utf8) }
        for word in words { hash.add(word) }
        counts[hash.value, default: 0] += 1
        let digits = String(hash.value, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
            + ":\(counts[hash.value]!)"
    }

    /// FNV-1a of 64 bits: the same on every machine, and short; nobody is kept from forging it.
    private struct Hash {
        var value: UInt64 = 0xcbf2_9ce4_8422_2325

        /// Adds bytes and a mark for their end.
        mutating func add(_ bytes: some Sequence<UInt8>) {
            for byte in bytes { add(byte) }
            add(0)
        }

        private mutating func add(_ byte: UInt8) {
            value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
        }
    }
}
