/// A URL as an attribute's value: percent-encoded where a URL may not hold a byte, then escaped.
///
/// What is percent-encoded already is left alone, as CommonMark's reference renderer does.
public func escapeURL(_ url: some StringProtocol) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var escaped: [UInt8] = []
    escaped.reserveCapacity(url.utf8.count)
    for byte in url.utf8 {
        switch byte {
        case UInt8(ascii: "&"): escaped.append(contentsOf: "&amp;".utf8)
        case UInt8(ascii: "'"): escaped.append(contentsOf: "&#x27;".utf8)
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            escaped.append(byte)
        case _ where safePunctuation.contains(byte): escaped.append(byte)
        default:
            escaped.append(contentsOf: [UInt8(ascii: "%"), digits[Int(byte >> 4)]])
            escaped.append(digits[Int(byte & 15)])
        }
    }
    return String(decoding: escaped, as: UTF8.self)
}

/// True for a URL that runs code or reads local files when it is followed.
///
/// Browsers drop tabs and line ends in a scheme and ignore control characters before it.
public func isUnsafeURL(_ url: some StringProtocol) -> Bool {
    var scheme: [UInt8] = []
    var rest: [UInt8] = []
    var isInScheme = true
    for byte in url.utf8 where !(isInScheme && byte <= 0x20) {
        if isInScheme {
            scheme.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
            if byte == UInt8(ascii: ":") { isInScheme = false }
            if scheme.count > 16 { return false }
        } else {
            rest.append(byte | 0x20)
            if rest.count > 16 { break }
        }
    }
    switch String(decoding: scheme, as: UTF8.self) {
    case "javascript:", "vbscript:", "file:": return true
    case "data:":
        let images = ["image/png", "image/gif", "image/jpeg", "image/webp"]
        return !images.contains { rest.starts(with: $0.utf8) }
    default: return false
    }
}

private let safePunctuation = Set("-_.+!*(),%#@?=;:/$~".utf8)
