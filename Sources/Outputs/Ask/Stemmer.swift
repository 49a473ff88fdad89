/// Takes the endings off English words, so that `naming`, `named` and `names` meet.
///
/// A light stemmer in the manner of Porter's: four groups of suffixes, one of each at most, then
/// the last vowel and a doubled letter. What comes out is a key, not a word.
struct Stemmer: Sendable {
    /// A suffix and what becomes of it.
    struct Rule: Sendable {
        /// The ending, lower case.
        let suffix: [UInt8]
        /// What stands there instead.
        let replacement: [UInt8]
        /// How many bytes must stand before the suffix.
        let minimum: Int

        init(_ suffix: String, _ replacement: String, _ minimum: Int) {
            self.suffix = Array(suffix.utf8)
            self.replacement = Array(replacement.utf8)
            self.minimum = minimum
        }
    }

    /// The groups in order; in each the first rule whose suffix matches decides.
    let groups: [[Rule]] = [
        // Plurals.
        [
            Rule("sses", "ss", 0), Rule("ies", "y", 2), Rule("xes", "x", 1), Rule("ches", "ch", 1),
            Rule("shes", "sh", 1), Rule("ss", "ss", 0), Rule("us", "us", 0), Rule("is", "is", 0),
            Rule("s", "", 2),
        ],
        // British spelling.
        [
            Rule("isation", "ization", 3), Rule("ising", "izing", 3), Rule("ised", "ized", 3),
            Rule("ise", "ize", 3), Rule("our", "or", 3),
        ],
        // Verb forms; only after a vowel.
        [
            Rule("eed", "eed", 0), Rule("edly", "", 2), Rule("ingly", "", 2), Rule("ing", "", 2),
            Rule("ed", "", 2),
        ],
        // Derived words.
        [
            Rule("ization", "iz", 2), Rule("ation", "", 4), Rule("tion", "t", 3),
            Rule("sion", "s", 3), Rule("ate", "", 4), Rule("able", "", 5), Rule("ible", "", 5),
            Rule("ness", "", 4), Rule("er", "", 4), Rule("or", "", 4), Rule("ly", "", 4),
        ],
        // Last vowels.
        [Rule("e", "", 2), Rule("y", "i", 2)],
    ]

    /// The group whose suffixes are verb forms.
    static let verbs = 2

    /// The key of a lower case word.
    func stem(_ word: String) -> String {
        var bytes = Array(word.utf8)
        guard bytes.count > 2 else { return word }
        for (index, group) in groups.enumerated() {
            guard let rule = group.first(where: { ends(bytes, $0.suffix) }) else { continue }
            let kept = bytes.count - rule.suffix.count
            guard kept >= rule.minimum else { continue }
            let isVerb = index == Stemmer.verbs && rule.replacement.isEmpty
            if isVerb, !bytes[..<kept].contains(where: isVowel) { continue }
            bytes.replaceSubrange(kept..., with: rule.replacement)
            if isVerb, !undouble(&bytes), ends(bytes, Array("at".utf8)) {
                bytes.append(UInt8(ascii: "e"))
            }
        }
        undouble(&bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Makes one of a doubled last letter; false when there is none.
    @discardableResult
    private func undouble(_ bytes: inout [UInt8]) -> Bool {
        guard bytes.count > 3, bytes[bytes.count - 1] < 0x80,
            bytes[bytes.count - 1] == bytes[bytes.count - 2]
        else {
            return false
        }
        bytes.removeLast()
        return true
    }

    private func ends(_ bytes: [UInt8], _ suffix: [UInt8]) -> Bool {
        guard bytes.count >= suffix.count else { return false }
        var at = bytes.count - suffix.count
        for byte in suffix {
            if bytes[at] != byte { return false }
            at += 1
        }
        return true
    }

    private func isVowel(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
            UInt8(ascii: "u"), UInt8(ascii: "y"):
            true
        default: false
        }
    }
}
