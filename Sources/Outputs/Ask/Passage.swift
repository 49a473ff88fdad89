import Rules

/// A sentence of a document's text that says what the answer sentence leaves open.
struct Passage {
    /// The sentence.
    var text: String
    /// True when it gives a reason.
    var isReason: Bool

    /// The longest sentence that an answer quotes, in UTF-8 bytes.
    static let lengthLimit = 240
    /// What a sentence must add at least, in rarity.
    static let leastWorth = 1500

    /// The sentence that holds most of what was asked and is not said already; nil when none does.
    ///
    /// `wanted` are terms and their worth, `said` is what the answer shows anyway.
    static func best(
        of sentences: [String],
        wanted: [String: Int],
        said: [String],
        prefersReason: Bool
    ) -> Passage? {
        let known = Set(said.flatMap(terms))
        var best: (worth: Int, passage: Passage)?
        for sentence in sentences where sentence.utf8.count <= lengthLimit {
            var worth = Set(terms(of: sentence)).subtracting(known)
                .reduce(0) { $0 + (wanted[$1] ?? 0) }
            let isReason = givesReason(sentence)
            guard worth >= leastWorth || isReason && prefersReason && worth > 0 else { continue }
            if isReason, prefersReason { worth *= 3 }
            if best.map({ $0.worth < worth }) ?? true {
                best = (worth, Passage(text: sentence, isReason: isReason))
            }
        }
        return best?.passage
    }

    private static func terms(of text: String) -> [String] {
        WordSplitter.words(in: text).flatMap { word in
            ([word.whole] + word.parts).map(English.shared.stem)
                + (word.sigil.isEmpty ? [] : [word.sigil + word.whole])
        } + WordSplitter.signs(in: text)
    }

    /// True when the sentence says why, by the word it does so with.
    static func givesReason(_ sentence: String) -> Bool {
        let words = WordSplitter.words(in: sentence).map(\.whole)
        if words.contains(where: ["because", "otherwise", "since"].contains) { return true }
        return zip(words, words.dropFirst()).contains { $0 == "so" && $1 == "that" }
    }
}

/// The sentences of a text: they end with a stop, and the next one begins with no small letter.
func sentences(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    var sentences: [String] = []
    var start = 0
    for index in bytes.indices {
        guard [0x2E, 0x21, 0x3F].contains(bytes[index]), index + 1 < bytes.count,
            bytes[index + 1] == 0x20
        else { continue }
        // "e.g. this" goes on; a sentence starts with a capital, a quote or code.
        let next = index + 2 < bytes.count ? bytes[index + 2] : 0
        if next >= 0x61 && next <= 0x7A { continue }
        sentences.append(String(decoding: bytes[start...index], as: UTF8.self))
        start = index + 2
    }
    if start < bytes.count { sentences.append(String(decoding: bytes[start...], as: UTF8.self)) }
    return sentences
}
