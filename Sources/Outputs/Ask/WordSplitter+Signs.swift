/// Runs of operator signs, such as `??`, `->` and `...`: what people ask for who do not know what
/// it is called.
extension WordSplitter {
    /// The runs of two or more signs of operators between the words of a text, in order.
    static func signs(in text: String) -> [String] {
        var text = text
        return text.withUTF8 { bytes in
            var signs: [String] = []
            var index = 0
            while index < bytes.count {
                let run = run(in: bytes, from: index) ?? bytes.count..<bytes.count
                signs += self.signs(in: bytes, index..<run.lowerBound).map {
                    String(decoding: bytes[$0], as: UTF8.self)
                }
                index = run.upperBound
            }
            return signs
        }
    }

    /// The same within what stands between two words.
    static func signs(in bytes: UnsafeBufferPointer<UInt8>, _ gap: Range<Int>) -> [Range<Int>] {
        // Nearly every gap is one blank, and this is read for every word there is.
        guard gap.count > 1 else { return [] }
        var found: [Range<Int>] = []
        var start: Int?
        for index in gap.lowerBound...gap.upperBound {
            if index < gap.upperBound, isSign(bytes[index]) {
                if start == nil { start = index }
            } else if let first = start {
                if index - first > 1 { found.append(first..<index) }
                start = nil
            }
        }
        return found
    }

    /// The end of a word whose last part are signs, as in `C++` and `C#`; else the index itself.
    static func endOfName(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ index: Int) -> Int {
        func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0x20 }
        let plus = UInt8(ascii: "+")
        if byte(index) == plus, byte(index + 1) == plus, !belongs(byte(index + 2)) {
            return index + 2
        }
        let isLetter = index - start == 1 && bytes[start] | 0x20 >= 0x61
        return isLetter && byte(index) == UInt8(ascii: "#") && !belongs(byte(index + 1))
            ? index + 1 : index
    }

    /// True for what cannot follow `C++`: there it is no name.
    private static func belongs(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "=")
            || byte == UInt8(ascii: "_") || byte >= 0x30 && byte <= 0x39
            || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
    }

    private static func isSign(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "!"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "*"),
            UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"),
            UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "?"),
            UInt8(ascii: "^"), UInt8(ascii: "|"), UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
