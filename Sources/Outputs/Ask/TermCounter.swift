/// Counts the terms of documents by field.
///
/// A word is split and stemmed once, however often it occurs.
struct TermCounter {
    /// The terms of one document, and how often each of its fields holds them.
    struct Document {
        /// The terms in the order met.
        var terms: [Int] = []
        /// As many numbers for each term as there are fields, by `Field.rawValue`.
        var counts: [Int32] = []
        /// The number of words in each field.
        var lengths: [Int]
    }

    /// Every term in the order met.
    private(set) var terms = ByteTable()
    /// Long words that the stemmer cut short, each with its term: slips are looked for in them.
    private(set) var longForms: [Ranking.LongForm] = []
    /// One entry for each document that was added.
    private(set) var documents: [Document] = []

    /// Every run of word bytes as written, a sign before it included.
    private var runs = ByteTable()
    /// For each run the terms it stands for.
    private var termsOfRuns: [[Int]] = []
    /// For each run its own term; nil for a stop word and for a run with a sign.
    private var wholesOfRuns: [Int?] = []
    private var longWords = ByteTable()
    /// For each term, its place in the counts of the document at hand, or −1.
    private var places: [Int32] = []

    private let fields = DocumentText.Field.allCases.count

    /// Counts one more document.
    mutating func add(_ text: DocumentText) {
        var document = Document(lengths: [Int](repeating: 0, count: fields))
        for (field, texts) in text.fields.enumerated() {
            for text in texts { document.lengths[field] += count(text, field, &document) }
        }
        for term in document.terms { places[term] = -1 }
        documents.append(document)
    }

    /// The terms of a phrase; an identifier counts as one word, stop words don't count.
    ///
    /// A short phrase whose words also occur as one word, such as `app-state`, gives both.
    func phrases(of text: String) -> [[Int]] {
        var terms: Set<Int> = []
        var words = 0
        var utf8 = text
        utf8.withUTF8 { bytes in
            var index = 0
            while let run = WordSplitter.run(in: bytes, from: index) {
                index = run.upperBound
                words += 1
                let key = UnsafeBufferPointer(rebasing: bytes[run])
                if let number = runs.number(of: key), let term = wholesOfRuns[number] {
                    terms.insert(term)
                }
            }
        }
        var phrases = terms.isEmpty ? [] : [terms.sorted()]
        if 2...3 ~= words {
            let joined = WordSplitter.words(in: text).map(\.whole).joined()
            if let term = self.terms.number(of: English.shared.stem(joined)) {
                phrases.append([term])
            }
        }
        return phrases
    }

    /// The terms of a text, sorted, as far as a document that was added holds them.
    func terms(of text: String) -> [Int] {
        var found: Set<Int> = []
        var utf8 = text
        utf8.withUTF8 { bytes in
            var last = 0..<0
            while let run = WordSplitter.run(in: bytes, from: last.upperBound) {
                let hasSigil = run.lowerBound > 0 && WordSplitter.isSigil(bytes[run.lowerBound - 1])
                let start = run.lowerBound - (hasSigil ? 1 : 0)
                let key = UnsafeBufferPointer(rebasing: bytes[start..<run.upperBound])
                if let number = runs.number(of: key) { found.formUnion(termsOfRuns[number]) }
                let gap = last.upperBound..<run.lowerBound
                if gap.count == 1, !last.isEmpty, bytes[gap.lowerBound] == UInt8(ascii: "-") {
                    let pair = Array(bytes[last]) + Array(bytes[run])
                    let number = pair.withUnsafeBufferPointer { runs.number(of: $0) }
                    if let number { found.formUnion(termsOfRuns[number]) }
                }
                last = run
            }
        }
        found.formUnion(WordSplitter.signs(in: text).compactMap { terms.number(of: $0) })
        return found.sorted()
    }

    /// Counts a text and gives the number of its words.
    private mutating func count(_ text: String, _ field: Int, _ document: inout Document) -> Int {
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
                count(
                    UnsafeBufferPointer(rebasing: bytes[start..<run.upperBound]),
                    field,
                    &document
                )
                let gap = last.upperBound..<run.lowerBound
                count(signsIn: gap, of: bytes, field, &document)
                if gap.count == 1, !last.isEmpty, bytes[gap.lowerBound] == UInt8(ascii: "-") {
                    // A hyphened pair is one word too; it is rare, so it is split each time.
                    let pair = Array(bytes[last]) + Array(bytes[run])
                    pair.withUnsafeBufferPointer { count($0, field, &document) }
                }
                last = run
            }
            count(signsIn: last.upperBound..<bytes.count, of: bytes, field, &document)
            return words
        }
    }

    private mutating func count(
        signsIn gap: Range<Int>,
        of bytes: UnsafeBufferPointer<UInt8>,
        _ field: Int,
        _ document: inout Document
    ) {
        for sign in WordSplitter.signs(in: bytes, gap) {
            let term = number(of: String(decoding: bytes[sign], as: UTF8.self))
            count(term, field, &document)
        }
    }

    private mutating func count(
        _ run: UnsafeBufferPointer<UInt8>,
        _ field: Int,
        _ document: inout Document
    ) {
        let (number, isNew) = runs.insert(run)
        if isNew { read(run) }
        for term in termsOfRuns[number] { count(term, field, &document) }
    }

    private mutating func count(_ term: Int, _ field: Int, _ document: inout Document) {
        if places[term] < 0 {
            places[term] = Int32(document.terms.count)
            document.terms.append(term)
            document.counts += repeatElement(0, count: fields)
        }
        document.counts[Int(places[term]) * fields + field] += 1
    }

    /// Notes the terms that a run stands for: itself, its pieces; with a sign, itself with it.
    private mutating func read(_ run: UnsafeBufferPointer<UInt8>) {
        let english = English.shared
        var found: [Int] = []
        var whole: Int?
        for word in WordSplitter.words(in: String(decoding: run, as: UTF8.self)) {
            if !word.sigil.isEmpty {
                found.append(number(of: word.sigil + word.whole))
            } else if !english.stop.contains(word.whole) {
                whole = stemmed(word.whole)
                found.append(whole!)
            }
            for part in word.parts where !english.stop.contains(part) {
                found.append(stemmed(part))
            }
        }
        termsOfRuns.append(found)
        wholesOfRuns.append(whole)
    }

    private mutating func stemmed(_ word: String) -> Int {
        let stem = English.shared.stem(word)
        let term = number(of: stem)
        if word.utf8.count >= 7, word.utf8.count - stem.utf8.count >= 2,
            longWords.insert(word).isNew
        {
            longForms.append(Ranking.LongForm(word: word, term: term))
        }
        return term
    }

    private mutating func number(of term: String) -> Int {
        let (number, isNew) = terms.insert(term)
        if isNew { places.append(-1) }
        return number
    }
}
