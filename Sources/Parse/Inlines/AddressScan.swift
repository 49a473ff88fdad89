/// Finds bare addresses such as `www.example.org` and `https://example.org`, as cmark-gfm does.
struct AddressScan {
    let content: [UInt8]

    /// The link whose `w` or `:` stands at an offset.
    func link(at offset: Int) -> InlineNode? {
        content[offset] == UInt8(ascii: "w") ? wwwLink(at: offset) : schemeLink(at: offset)
    }

    private func wwwLink(at start: Int) -> InlineNode? {
        if start > 0, !isSpace(content[start - 1]), !"*_~(".utf8.contains(content[start - 1]) {
            return nil
        }
        guard content[start...].starts(with: "www.".utf8),
            let domain = domainLength(from: start, allowsShort: false)
        else { return nil }
        return link(from: start, behindDomain: start + domain, prefix: "http://")
    }

    private func schemeLink(at colon: Int) -> InlineNode? {
        guard content[colon...].starts(with: "://".utf8), colon + 3 < content.count else {
            return nil
        }
        var start = colon
        while start > 0, isLetter(content[start - 1]) { start -= 1 }
        let scheme = String(decoding: content[start..<colon], as: UTF8.self).lowercased()
        guard ["http", "https", "ftp"].contains(scheme), isHostCharacter(at: colon + 3),
            let domain = domainLength(from: colon + 3, allowsShort: true), domain > 0
        else { return nil }
        return link(from: start, behindDomain: colon + 3 + domain, prefix: "")
    }

    private func link(from start: Int, behindDomain: Int, prefix: String) -> InlineNode? {
        var end = behindDomain
        while end < content.count, !isSpace(content[end]), content[end] != UInt8(ascii: "<") {
            end += 1
        }
        end = addressEnd(from: start, to: end, in: content)
        guard end > start else { return nil }
        let url = prefix + String(decoding: content[start..<end], as: UTF8.self)
        return InlineNode(
            kind: .link(url: url, title: ""),
            range: start..<end,
            children: [InlineNode(kind: .verbatim, range: start..<end)]
        )
    }

    /// How many bytes are a domain; nil when it has an underscore in its last two parts.
    private func domainLength(from start: Int, allowsShort: Bool) -> Int? {
        let size = content.count - start
        var index = 1
        var dots = 0
        var underscores = (last: 0, current: 0)
        while index < size - 1 {
            if content[start + index] == UInt8(ascii: "\\"), index < size - 2 { index += 1 }
            switch content[start + index] {
            case UInt8(ascii: "_"): underscores.current += 1
            case UInt8(ascii: "."):
                underscores = (underscores.current, 0)
                dots += 1
            case UInt8(ascii: "-"): break
            default:
                if !isHostCharacter(at: start + index) { return length(index) }
            }
            index += 1
        }
        return length(index)

        func length(_ index: Int) -> Int? {
            // A domain of very many parts is let through, as a guard against quadratic time.
            if underscores.last > 0 || underscores.current > 0, dots <= 10 { return nil }
            return allowsShort || dots > 0 ? index : nil
        }
    }

    private func isHostCharacter(at offset: Int) -> Bool {
        let byte = content[offset]
        if byte < 0x80 { return !isSpace(byte) && !isPunctuation(byte) }
        // The middle of a sequence follows its start, which was looked at.
        guard byte & 0xC0 != 0x80, let scalar = scalar(startingAt: offset, in: content) else {
            return true
        }
        return !isUnicodeSpace(scalar) && !isUnicodePunctuation(scalar)
    }
}

/// The end of an address without the punctuation that ends the sentence around it.
func addressEnd(from start: Int, to end: Int, in content: [UInt8]) -> Int {
    var end = content[start..<end].firstIndex(of: UInt8(ascii: "<")) ?? end
    let opening = content[start..<end].count { $0 == UInt8(ascii: "(") }
    var closing = content[start..<end].count { $0 == UInt8(ascii: ")") }
    while end > start {
        switch content[end - 1] {
        case UInt8(ascii: ")"):
            guard closing > opening else { return end }
            closing -= 1
            end -= 1
        case _ where "?!.,:*_~'\"".utf8.contains(content[end - 1]): end -= 1
        case UInt8(ascii: ";"):
            // An entity at the end is no part of the address.
            var entity = end - 2
            while entity > start, isLetter(content[entity]) { entity -= 1 }
            let isEntity = entity < end - 2 && content[entity] == UInt8(ascii: "&")
            end = isEntity ? entity : end - 1
        default: return end
        }
    }
    return end
}
