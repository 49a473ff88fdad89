/// The scalar whose UTF-8 begins at an offset; nil inside a sequence.
func scalar(startingAt offset: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
    let first = bytes[offset]
    let length =
        switch first {
        case 0..<0x80: 1
        case 0xC2..<0xE0: 2
        case 0xE0..<0xF0: 3
        case 0xF0..<0xF5: 4
        default: 0
        }
    guard length > 0, offset + length <= bytes.count else { return nil }
    return String(decoding: bytes[offset..<offset + length], as: UTF8.self).unicodeScalars.first
}

/// The scalar whose UTF-8 ends before an offset.
func scalar(endingAt offset: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
    var start = offset - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return scalar(startingAt: start, in: bytes)
}

/// CommonMark's Unicode white space.
func isUnicodeSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 9, 10, 12, 13, 32: true
    default: scalar.properties.generalCategory == .spaceSeparator
    }
}

/// CommonMark 0.30's punctuation: ASCII's, and Unicode's P categories.
func isUnicodePunctuation(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isPunctuation(UInt8(scalar.value)) }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation:
        return true
    default: return false
    }
}
