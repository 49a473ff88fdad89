/// The `id` and `name` attributes in raw HTML, which links can lead to as well.
func htmlAnchors(in html: String) -> [String] {
    let bytes = Array(html.utf8)
    var anchors: [String] = []
    var at = 0
    while at < bytes.count {
        guard bytes[at] == UInt8(ascii: "<") else {
            at += 1
            continue
        }
        if bytes[at...].starts(with: "<!--".utf8) {
            at = end(of: "-->", in: bytes, from: at + 4)
        } else if at + 1 < bytes.count, isLetter(bytes[at + 1]) {
            at = readTag(bytes, from: at + 1, into: &anchors)
        } else {
            at += 1
        }
    }
    return anchors
}

/// Reads attributes up to the tag's end and returns the offset behind it.
private func readTag(_ bytes: [UInt8], from start: Int, into anchors: inout [String]) -> Int {
    var at = start
    while at < bytes.count, !isSpace(bytes[at]), bytes[at] != UInt8(ascii: ">") { at += 1 }
    while at < bytes.count, bytes[at] != UInt8(ascii: ">") {
        let nameStart = at
        while at < bytes.count, isAlphanumeric(bytes[at]) || bytes[at] == UInt8(ascii: "-") {
            at += 1
        }
        guard at > nameStart else {
            at += 1
            continue
        }
        let name = String(decoding: bytes[nameStart..<at], as: UTF8.self).lowercased()
        while at < bytes.count, isSpace(bytes[at]) { at += 1 }
        guard at < bytes.count, bytes[at] == UInt8(ascii: "=") else { continue }
        at += 1
        while at < bytes.count, isSpace(bytes[at]) { at += 1 }
        let value = readValue(bytes, &at)
        if name == "id" || name == "name", !value.isEmpty { anchors.append(value) }
    }
    return at
}

private func readValue(_ bytes: [UInt8], _ at: inout Int) -> String {
    guard at < bytes.count else { return "" }
    let quote = bytes[at]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
        let start = at + 1
        let close = bytes[start...].firstIndex(of: quote) ?? bytes.count
        at = min(close + 1, bytes.count)
        return String(decoding: bytes[start..<close], as: UTF8.self)
    }
    let start = at
    while at < bytes.count, !isSpace(bytes[at]), bytes[at] != UInt8(ascii: ">") { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
}

private func end(of mark: StaticString, in bytes: [UInt8], from start: Int) -> Int {
    let count = mark.utf8CodeUnitCount
    var at = start
    while at + count <= bytes.count {
        if (0..<count).allSatisfy({ bytes[at + $0] == mark.utf8Start[$0] }) { return at + count }
        at += 1
    }
    return bytes.count
}
