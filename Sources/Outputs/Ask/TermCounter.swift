/// Counts the terms of documents by field.
///
/// A word is split and stemmed once, however often it occurs.
struct TermCounter {
    /// A term of a document and how often each field holds it, by `Field.rawValue`.
    typealias Count = (term: Int, fields: [Int32])

    /// Every term in the order met.
    private(set) var terms = ByteTable()
    /// Long words that the stemmer cut short, each with its term: slips are looked for in them.
    private(set) var longForms: [(word: String, term: Int)] = []
    /// For each document its terms in the order met.
    private(set) var counts: [[Count]] = []
    /// For each document the number of words in each field.
    private(set) var lengths: [[Int]] = []

    /// Every run of word bytes as written, a sign before it included.
    private var runs = ByteTable()
    /// For each run the terms it stands for.
    private var termsOfRuns: [[Int]] = []
    private var longWords = ByteTable()
    /// For each term, its place in the counts of the document at hand, or −1.
    private var places: [Int32] = []

    private let fields = DocumentText.Field.allCases.count

    /// Counts one more document.
    mutating func add(_ text: DocumentText) {
        var counts: [Count] = []
        var lengths = [Int](repeating: 0, count: fields)
        for (field, texts) in text.fields.enumerated() {
            for text in texts { lengths[field] += count(text, field, &counts) }
        }
        for count in counts { places[count.term] = -1 }
        self.counts.append(counts)
        self.lengths.append(lengths)
    }

    /// The terms of a phrase; an identifier counts as one word, stop words don't count.
    ///
    /// A phrase of words that also occur as one word, such as `app-state`, gives both.
    func phrases(of text: String) -> [[Int]] {
        let words = WordSplitter.words(in: text)
        let wholes = words.map(\.whole).filter { !English.shared.stop.contains($0) }
        let known = wholes.compactMap { terms.number(of: English.shared.stem($0)) }
        var phrases = known.isEmpty ? [] : [Array(Set(known)).sorted()]
        let joined = English.shared.stem(words.map(\.whole).joined())
        if words.count > 1, let term = terms.number(of: joined) { phrases.append([term]) }
        return phrases
    }

    /// Counts a text and gives the number of its words.
    private mutating func count(_ text: String, _ field: Int, _ counts: inout [Count]) -> Int {
        var text = text
        return text.withUTF8 { bytes in
            var words = 0
            var index = 0
            var last = 0..<0
            while let run = WordSplitter.run(in: bytes, from: index) {
                index = run.upperBound
                words += 1
                let hasSigil = run.lowerBound > 0 && WordSplitter.isSigil(bytes[run.lowerBound - 1])
                let start = run.lowerBound - (hasSigil ? 1 : 0)
                count(UnsafeBufferPointer(rebasing: bytes[start..<run.upperBound]), field, &counts)
                let gap = last.upperBound..<run.lowerBound
                if gap.count == 1, !last.isEmpty, bytes[gap.lowerBound] == UInt8(ascii: "-") {
                    // A hyphened pair is one word too; it is rare, so it is split each time.
                    let pair = Array(bytes[last]) + Array(bytes[run])
                    pair.withUnsafeBufferPointer { count($0, field, &counts) }
                }
                last = run
            }
            return words
        }
    }

    private mutating func count(
        _ run: UnsafeBufferPointer<UInt8>,
        _ field: Int,
        _ counts: inout [Count]
    ) {
        let (number, isNew) = runs.insert(run)
        if isNew { termsOfRuns.append(terms(of: run)) }
        for term in termsOfRuns[number] {
            if places[term] < 0 {
                places[term] = Int32(counts.count)
                counts.append((term, [Int32](repeating: 0, count: fields)))
            }
            counts[Int(places[term])].fields[field] += 1
        }
    }

    /// The terms that a run stands for: itself, its pieces; with a sign, itself with the sign.
    private mutating func terms(of run: UnsafeBufferPointer<UInt8>) -> [Int] {
        let english = English.shared
        var found: [Int] = []
        for word in WordSplitter.words(in: String(decoding: run, as: UTF8.self)) {
            if !word.sigil.isEmpty {
                found.append(number(of: word.sigil + word.whole))
            } else if !english.stop.contains(word.whole) {
                found.append(stemmed(word.whole))
            }
            for part in word.parts where !english.stop.contains(part) {
                found.append(stemmed(part))
            }
        }
        return found
    }

    private mutating func stemmed(_ word: String) -> Int {
        let stem = English.shared.stem(word)
        let term = number(of: stem)
        if word.utf8.count >= 7, word.utf8.count - stem.utf8.count >= 2,
            longWords.insert(word).isNew
        {
            longForms.append((word, term))
        }
        return term
    }

    private mutating func number(of term: String) -> Int {
        let (number, isNew) = terms.insert(term)
        if isNew { places.append(-1) }
        return number
    }
}
