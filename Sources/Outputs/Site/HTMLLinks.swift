/// The anchors of a page and the addresses that it refers to, read from its bytes.
struct HTMLLinks: Sendable {
    /// All `id` attributes, and the `name` attributes of `a`.
    private(set) var anchors: Set<String> = []
    /// All `href` and `src` attributes and the targets of redirects, in order.
    private(set) var addresses: [String] = []

    /// Reads a page; text, comments, scripts and styles are passed over.
    init(in bytes: [UInt8]) {
        var scanner = Scanner(bytes: bytes)
        while let tag = scanner.nextTag() {
            for (name, value) in tag.attributes {
                switch name {
                case "id": anchors.insert(value)
                case "name" where tag.name == "a": anchors.insert(value)
                case "href", "src": addresses.append(value)
                case "content" where value.contains("; url="):
                    addresses.append(String(value[value.range(after: "; url=")...]))
                default: break
                }
            }
        }
    }
}

private struct Tag {
    var name: String
    var attributes: [(String, String)] = []
}

/// Walks over HTML tag by tag; only what a browser takes for a tag counts.
private struct Scanner {
    let bytes: [UInt8]
    var index = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func nextTag() -> Tag? {
        while let open = find(UInt8(ascii: "<")) {
            index = open + 1
            if starts(with: "!--") {
                index = find("-->") ?? bytes.count
            } else if let first = current, isLetter(first) {
                let tag = readTag()
                if tag.name == "script" || tag.name == "style" {
                    index = find("</\(tag.name)") ?? bytes.count
                }
                return tag
            }
        }
        return nil
    }

    private mutating func readTag() -> Tag {
        var tag = Tag(name: read { $0 != 0x3E && $0 != 0x2F && !isSpace($0) }.lowercased())
        while let byte = current, byte != UInt8(ascii: ">") {
            if isSpace(byte) || byte == UInt8(ascii: "/") {
                index += 1
                continue
            }
            let name = read { $0 != 0x3D && $0 != 0x3E && $0 != 0x2F && !isSpace($0) }
            guard current == UInt8(ascii: "=") else {
                // A stray `=` must not stop the walk.
                if name.isEmpty { index += 1 }
                continue
            }
            index += 1
            tag.attributes.append((name.lowercased(), readValue()))
        }
        return tag
    }

    private mutating func readValue() -> String {
        guard let quote = current, quote == 0x22 || quote == 0x27 else {
            return unescape(read { $0 != 0x3E && !isSpace($0) })
        }
        index += 1
        let value = read { $0 != quote }
        index += 1
        return unescape(value)
    }

    private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func read(while belongs: (UInt8) -> Bool) -> String {
        let start = index
        while index < bytes.count, belongs(bytes[index]) { index += 1 }
        return String(decoding: bytes[min(start, bytes.count)..<index], as: UTF8.self)
    }

    private func find(_ byte: UInt8) -> Int? {
        var place = index
        while place < bytes.count {
            if bytes[place] == byte { return place }
            place += 1
        }
        return nil
    }

    private func find(_ text: String) -> Int? {
        let wanted = Array(text.utf8)
        var place = index
        while place + wanted.count <= bytes.count {
            if bytes[place..<place + wanted.count].elementsEqual(wanted) { return place }
            place += 1
        }
        return nil
    }

    private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }
}

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (9...13).contains(byte) }

private func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte & 0xDF) }

/// Undoes the escapes that the pages use.
private func unescape(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
        .reduce(text) { $0.replacing($1.0, with: $1.1) }
}

extension String {
    fileprivate func range(after text: String) -> Index {
        firstRange(of: text)?.upperBound ?? endIndex
    }
}
