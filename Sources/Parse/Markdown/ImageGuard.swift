/// Keeps cmark from the one kind of text that it reads in quadratic time: images that are opened
/// over and over in one paragraph and never closed.
///
/// cmark 0.30 walks over all open images at every link. From the limit on, the bracket of another
/// open image is escaped, so that it is text; nobody writes a thousand by intent.
struct ImageGuard {
    private static let limit = 1000

    /// The bytes to read in place of the text's.
    private(set) var bytes: [UInt8]
    /// The line, from 1, of the first image that is read as text.
    private(set) var firstLine: Int?

    /// Guards a text.
    init(_ text: [UInt8]) {
        bytes = text
        guard Self.countsMany(text) else { return }
        var open = 0
        var line = 1
        bytes = []
        for (offset, byte) in text.enumerated() {
            switch byte {
            case UInt8(ascii: "\n"):
                line += 1
                if offset + 1 < text.count, text[offset + 1] == byte { open = 0 }
            case UInt8(ascii: "["):
                open += 1
                if open > Self.limit, offset > 0, text[offset - 1] == UInt8(ascii: "!") {
                    bytes.append(UInt8(ascii: "\\"))
                    firstLine = firstLine ?? line
                }
            case UInt8(ascii: "]"): open = max(open - 1, 0)
            default: break
            }
            bytes.append(byte)
        }
    }

    private static func countsMany(_ text: [UInt8]) -> Bool {
        var count = 0
        var last: UInt8 = 0
        for byte in text {
            if byte == UInt8(ascii: "["), last == UInt8(ascii: "!") { count += 1 }
            last = byte
        }
        return count > limit
    }
}
