/// Finds the end of what stands behind a link's text: a destination in parentheses, a label in
/// brackets, or nothing.
///
/// Reads as cmark does, and only where cmark found a link.
struct LinkTail {
    let bytes: [UInt8]

    /// The offset behind the tail that begins at `start`, right behind the text's `]`.
    func end(from start: Int) -> Int {
        if let end = destinationEnd(from: start) { return end }
        return labelEnd(from: start) ?? start
    }

    private func destinationEnd(from start: Int) -> Int? {
        guard byte(start) == UInt8(ascii: "(") else { return nil }
        guard let urlEnd = urlEnd(from: skipSpaces(start + 1)) else { return nil }
        let titleStart = skipSpaces(urlEnd)
        var end = titleStart
        if titleStart > urlEnd, let titleEnd = titleEnd(from: titleStart) { end = titleEnd }
        end = skipSpaces(end)
        return byte(end) == UInt8(ascii: ")") ? end + 1 : nil
    }

    private func urlEnd(from start: Int) -> Int? {
        guard byte(start) == UInt8(ascii: "<") else { return bareURLEnd(from: start) }
        var at = start + 1
        while let byte = byte(at) {
            switch byte {
            case UInt8(ascii: ">"): return at + 1
            case UInt8(ascii: "\n"), UInt8(ascii: "<"): return nil
            case UInt8(ascii: "\\"): at += 2
            default: at += 1
            }
        }
        return nil
    }

    private func bareURLEnd(from start: Int) -> Int? {
        var at = start
        var depth = 0
        while let byte = byte(at) {
            if byte == UInt8(ascii: "\\"), let next = self.byte(at + 1), isPunctuation(next) {
                at += 2
            } else if byte == UInt8(ascii: "(") {
                depth += 1
                at += 1
                if depth > 32 { return nil }
            } else if byte == UInt8(ascii: ")") {
                if depth == 0 { return at }
                depth -= 1
                at += 1
            } else if isSpace(byte) {
                return at == start ? nil : at
            } else {
                at += 1
            }
        }
        return nil
    }

    private func titleEnd(from start: Int) -> Int? {
        guard let open = byte(start) else { return nil }
        let close: UInt8
        switch open {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): close = open
        case UInt8(ascii: "("): close = UInt8(ascii: ")")
        default: return nil
        }
        var at = start + 1
        while let byte = byte(at) {
            if byte == UInt8(ascii: "\\"), let next = self.byte(at + 1), isPunctuation(next) {
                at += 2
            } else if byte == close {
                return at + 1
            } else if byte == open {
                return nil
            } else {
                at += 1
            }
        }
        return nil
    }

    private func labelEnd(from start: Int) -> Int? {
        guard byte(start) == UInt8(ascii: "[") else { return nil }
        var at = start + 1
        while let byte = byte(at), at - start <= 1001 {
            switch byte {
            case UInt8(ascii: "]"): return at + 1
            case UInt8(ascii: "["): return nil
            case UInt8(ascii: "\\"):
                at += self.byte(at + 1).map(isPunctuation) == true ? 2 : 1
            default: at += 1
            }
        }
        return nil
    }

    private func skipSpaces(_ start: Int) -> Int {
        var at = start
        while let byte = byte(at), isSpace(byte) { at += 1 }
        return at
    }

    private func byte(_ at: Int) -> UInt8? { at < bytes.count ? bytes[at] : nil }
}
