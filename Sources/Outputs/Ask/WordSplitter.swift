/// Splits text and code into words: `AppStateClient`, `$store.path`, `thread-safe`, `don’t`.
///
/// A word is a run of ASCII letters, digits, underscores and everything beyond ASCII that is no
/// punctuation (U+0080–00BF, U+2000–207F, U+3000–303F). Apostrophes inside a run are dropped.
/// `C++` and `C#` are words of their own.
struct WordSplitter {
    /// A run with its pieces.
    struct Word: Equatable {
        /// The run in lower case, underscores left out.
        var whole: String
        /// The pieces in lower case at underscores and humps; empty when there is but one.
        var parts: [String] = []
        /// `@` or `#` when one stands right before the run.
        var sigil: String = ""
    }

    /// The words of a text in order.
    static func words(in text: String) -> [Word] {
        var text = text
        return text.withUTF8 { bytes in
            var words: [Word] = []
            var index = 0
            while let run = run(in: bytes, from: index) {
                index = run.upperBound
                var word = split(letters(of: bytes[run]))
                if run.lowerBound > 0, isSigil(bytes[run.lowerBound - 1]) {
                    word.sigil = bytes[run.lowerBound - 1] == UInt8(ascii: "@") ? "@" : "#"
                }
                if !word.whole.isEmpty { words.append(word) }
            }
            return words
        }
    }

    /// The next run of word bytes, apostrophes and a possessive included; nil at the end.
    static func run(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
        var index = start
        while index < bytes.count {
            let length = separatorLength(bytes, index)
            if length == 0 { break }
            index += length
        }
        guard index < bytes.count else { return nil }
        let first = index
        while index < bytes.count {
            if separatorLength(bytes, index) == 0 {
                index += 1
            } else if let end = apostrophe(bytes, index) {
                index = end
            } else {
                break
            }
        }
        return first..<endOfName(bytes, first, index)
    }

    /// True for the signs of attributes and macros.
    static func isSigil(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#")
    }

    /// The run without apostrophes and without a possessive.
    private static func letters(of run: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
        let bytes = UnsafeBufferPointer(rebasing: run)
        var letters: [UInt8] = []
        letters.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            let length = separatorLength(bytes, index)
            if length == 0 {
                letters.append(bytes[index])
                index += 1
                continue
            }
            // `C++` is no C.
            if bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "#") {
                letters.append(bytes[index])
            }
            index += length
            // `LUCA's` is LUCA.
            if index + 1 == bytes.count, lower(bytes[index]) == UInt8(ascii: "s") { break }
        }
        return Folding.folded(letters)
    }

    /// Splits a run at underscores and humps; a piece of one letter stays with its neighbour.
    private static func split(_ run: [UInt8]) -> Word {
        var parts: [[UInt8]] = []
        var part: [UInt8] = []
        for (index, byte) in run.enumerated() {
            if byte == underscore {
                if !part.isEmpty { parts.append(part) }
                part = []
                continue
            }
            if part.count > 1, isUpper(byte), index > 0 {
                let next = index + 1 < run.count ? run[index + 1] : underscore
                // `URLs` is one piece: a lone last letter starts no word.
                let startsWord =
                    !isUpper(run[index - 1]) || isLower(next) && run.count - index > 2
                if startsWord {
                    parts.append(part)
                    part = []
                }
            }
            part.append(lower(byte))
        }
        if !part.isEmpty { parts.append(part) }
        var word = Word(whole: String(decoding: parts.joined(), as: UTF8.self))
        if parts.count > 1 { word.parts = parts.map { String(decoding: $0, as: UTF8.self) } }
        if run.contains(where: { $0 >= 0xE3 }) {
            let pairs = Folding.pairs(in: word.whole)
            if !pairs.isEmpty { word.parts = pairs }
        }
        return word
    }

    /// The length of the separator at `index`; 0 inside a word.
    private static func separatorLength(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
        let byte = bytes[index]
        if byte < 0x80 { return isUpper(byte) || isLower(byte) || isDigit(byte) ? 0 : 1 }
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        switch (byte, next) {
        case (0xC2, _): return 2
        case (0xE2, 0x80), (0xE2, 0x81), (0xE3, 0x80): return 3
        default: return 0
        }
    }

    /// Where the word goes on after an apostrophe at `index`; nil for anything else.
    private static func apostrophe(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
        var end = index
        if bytes[index] == 0x27 {
            end += 1
        } else if bytes[index] == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80,
            bytes[index + 2] == 0x99
        {
            end += 3
        } else {
            return nil
        }
        return end < bytes.count && (isUpper(bytes[end]) || isLower(bytes[end])) ? end : nil
    }

    private static let underscore = UInt8(ascii: "_")

    private static func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
    private static func isLower(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= 0x30 && byte <= 0x39 || byte == underscore
    }
    private static func lower(_ byte: UInt8) -> UInt8 { isUpper(byte) ? byte | 0x20 : byte }
}
