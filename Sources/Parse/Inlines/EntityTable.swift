/// The text of entities such as `&amp;` and `&#124;`, asked of cmark once per name.
final class EntityTable {
    private var known: [ArraySlice<UInt8>: [UInt8]?] = [:]

    /// The entity at an offset: its text and its length in bytes; nil when there is none.
    func entity(in bytes: [UInt8], at offset: Int) -> (text: [UInt8], length: Int)? {
        var end = offset + 1
        let limit = min(bytes.count, offset + 40)
        while end < limit, bytes[end] != UInt8(ascii: ";") {
            guard isAlphanumeric(bytes[end]) || bytes[end] == UInt8(ascii: "#") else { return nil }
            end += 1
        }
        guard end < limit, end > offset + 1 else { return nil }
        let name = bytes[offset...end]
        let text: [UInt8]?
        if let found = known[name] {
            text = found
        } else {
            text = CmarkTree.decode(entity: name)
            known[name] = .some(text)
        }
        return text.map { ($0, name.count) }
    }
}

/// True for an ASCII letter.
func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
}

/// True for an ASCII letter or digit.
func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

/// True for ASCII punctuation, the bytes that a backslash escapes.
func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
}

/// True for a space, tab, line feed or other ASCII white space.
func isSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09...0x0D: true
    default: false
    }
}
