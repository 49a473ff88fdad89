/// A block of an LLVM bitstream: records, and blocks inside it.
///
/// The format: https://llvm.org/docs/BitCodeFormat.html. Only what makes a tree of the bits is
/// done here; what records mean is for those who know the block.
struct Bitstream {
    /// A record or an inner block, in the order of the bits.
    enum Item {
        case record(Record)
        case block(id: Int, [Item])
    }

    /// Numbers, the first of which says what kind of record it is, and bytes that may follow.
    struct Record {
        var values: [UInt64]
        var blob: ArraySlice<UInt8> = []
    }

    /// How a record is written: its fields in order.
    fileprivate typealias Abbreviation = [Field]

    fileprivate enum Field {
        case literal(UInt64)
        case fixed(Int)
        case variable(Int)
        case array, character, blob
    }

    /// The bits are no bitstream, or end too early.
    struct Broken: Error {}

    private var bits: BitCursor
    private var shared: [Int: [Abbreviation]] = [:]

    /// The blocks behind a magic number of 32 bits.
    static func items(in bytes: [UInt8], magic: String) throws(Broken) -> [Item] {
        guard bytes.starts(with: magic.utf8) else { throw Broken() }
        var stream = Bitstream(bits: BitCursor(bytes))
        _ = try stream.bits.read(32)
        var items: [Item] = []
        // What is left may be padding up to a whole word.
        while stream.bits.left >= 32 {
            guard try stream.bits.read(2) == 1 else { throw Broken() }
            if let block = try stream.readBlock(depth: 0) { items.append(block) }
        }
        return items
    }

    private init(bits: BitCursor) { self.bits = bits }

    /// Reads a block behind its opening number; nil for the one that describes other blocks.
    private mutating func readBlock(depth: Int) throws(Broken) -> Item? {
        guard depth < 64 else { throw Broken() }
        let id = Int(try bits.readVariable(8))
        let width = Int(try bits.readVariable(4))
        try bits.align()
        _ = try bits.read(32)
        guard width >= 2, width <= 32 else { throw Broken() }
        let isInfo = id == 0
        var described = 0
        var own = shared[id] ?? []
        var items: [Item] = []
        while true {
            switch Int(try bits.read(width)) {
            case 0:
                try bits.align()
                return isInfo ? nil : .block(id: id, items)
            case 1:
                if let block = try readBlock(depth: depth + 1) { items.append(block) }
            case 2:
                let abbreviation = try readAbbreviation()
                if isInfo {
                    shared[described, default: []].append(abbreviation)
                } else {
                    own.append(abbreviation)
                }
            case 3:
                let record = try readPlainRecord()
                // Record 1 says which block the following abbreviations are for.
                if isInfo, record.values.first == 1, record.values.count > 1 {
                    described = Int(truncatingIfNeeded: record.values[1])
                }
                items.append(.record(record))
            case let number:
                guard number - 4 < own.count else { throw Broken() }
                items.append(.record(try readRecord(own[number - 4])))
            }
        }
    }

    private mutating func readPlainRecord() throws(Broken) -> Record {
        var values = [try bits.readVariable(6)]
        let count = try bits.readVariable(6)
        guard count <= UInt64(bits.left) else { throw Broken() }
        for _ in 0..<count { values.append(try bits.readVariable(6)) }
        return Record(values: values)
    }

    private mutating func readRecord(_ fields: Abbreviation) throws(Broken) -> Record {
        var record = Record(values: [])
        var index = 0
        while index < fields.count {
            let field = fields[index]
            index += 1
            switch field {
            case .array:
                guard index < fields.count else { throw Broken() }
                let count = try bits.readVariable(6)
                guard count <= UInt64(bits.left) else { throw Broken() }
                for _ in 0..<count { record.values.append(try readValue(fields[index])) }
                index += 1
            case .blob:
                let count = Int(try bits.readVariable(6))
                try bits.align()
                record.blob = try bits.readBytes(count)
                try bits.align()
            default: record.values.append(try readValue(field))
            }
        }
        return record
    }

    private mutating func readValue(_ field: Field) throws(Broken) -> UInt64 {
        switch field {
        case .literal(let value): return value
        case .fixed(let width): return try bits.read(width)
        case .variable(let width): return width == 0 ? 0 : try bits.readVariable(width)
        case .character: return try bits.read(6)
        case .array, .blob: throw Broken()
        }
    }

    private mutating func readAbbreviation() throws(Broken) -> Abbreviation {
        var fields: Abbreviation = []
        for _ in 0..<(try bits.readVariable(5)) {
            if try bits.read(1) == 1 {
                fields.append(.literal(try bits.readVariable(8)))
                continue
            }
            switch try bits.read(3) {
            case 1: fields.append(.fixed(Int(try bits.readVariable(5))))
            case 2: fields.append(.variable(Int(try bits.readVariable(5))))
            case 3: fields.append(.array)
            case 4: fields.append(.character)
            case 5: fields.append(.blob)
            default: throw Broken()
            }
        }
        return fields
    }
}

/// Reads bits from the lowest of each byte on.
private struct BitCursor {
    private let bytes: [UInt8]
    private var at = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// How many bits there still are.
    var left: Int { bytes.count * 8 - at }

    mutating func read(_ width: Int) throws(Bitstream.Broken) -> UInt64 {
        guard width >= 0, width <= 64, width <= left else { throw Bitstream.Broken() }
        var value: UInt64 = 0
        for place in 0..<width {
            let bit = bytes[at >> 3] >> UInt8(at & 7) & 1
            value |= UInt64(bit) << UInt64(place)
            at += 1
        }
        return value
    }

    /// Reads chunks whose highest bit says that another one follows.
    mutating func readVariable(_ width: Int) throws(Bitstream.Broken) -> UInt64 {
        guard width >= 2, width <= 32 else { throw Bitstream.Broken() }
        let high = UInt64(1) << UInt64(width - 1)
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let chunk = try read(width)
            guard shift < 64 else { throw Bitstream.Broken() }
            value |= (chunk & (high - 1)) << shift
            if chunk & high == 0 { return value }
            shift += UInt64(width - 1)
        }
    }

    /// Goes on at the next whole word of 32 bits.
    mutating func align() throws(Bitstream.Broken) {
        at = (at + 31) / 32 * 32
        guard left >= 0 else { throw Bitstream.Broken() }
    }

    mutating func readBytes(_ count: Int) throws(Bitstream.Broken) -> ArraySlice<UInt8> {
        guard count >= 0, count <= left / 8 else { throw Bitstream.Broken() }
        defer { at += count * 8 }
        return bytes[at / 8..<at / 8 + count]
    }
}
