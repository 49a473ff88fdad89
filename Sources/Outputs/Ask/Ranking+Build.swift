import Rules

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Ranking {
    /// Weighs the words of all documents (BM25F: fields are summed before they saturate).
    init(_ documents: [Document], texts: [DocumentText], rulebooks: [Rulebook]) {
        self.rulebooks = rulebooks.filter(\.isDeclared).map(\.name.description)
        entries = zip(documents, texts).map { Entry($0, text: $1) }
        var counter = TermCounter()
        for text in texts { counter.add(text) }
        number(counter)
        weigh(counter)
        phrases = texts.map { text in
            let sets = text.phrases.flatMap { counter.terms(of: $0) }
                .map { $0.map { order(of: $0, counter) } }
            return sets.filter { !$0.isEmpty }.map { Array(Set($0)).sorted() }
        }
        addSynonyms()
    }

    /// 1000 × (ln(1 + (N − n + ½) / (n + ½)) + 0.8).
    ///
    /// The summand keeps words that every document holds from meaning nothing: what a question
    /// is about is often such a word.
    static func rarity(holders: Double, documents: Int) -> Int {
        let absent = Double(documents) - holders + 0.5
        return Int((1000 * (log(1 + absent / (holders + 0.5)) + 0.8)).rounded())
    }

    /// Sorts the terms, so that numbers don't depend on the order in which they were met.
    private mutating func number(_ counter: TermCounter) {
        terms = counter.terms.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        numberTerms()
    }

    private func order(of term: Int, _ counter: TermCounter) -> Int {
        number(of: counter.terms[term])!
    }

    private mutating func weigh(_ counter: TermCounter) {
        let fields = DocumentText.Field.allCases
        let averages = fields.map { field in
            let total = counter.lengths.reduce(0) { $0 + $1[field.rawValue] }
            return max(Double(total) / Double(max(counter.lengths.count, 1)), 1)
        }
        var postings = [[Posting]](repeating: [], count: terms.count)
        let places = counter.terms.map { number(of: $0)! }
        for (document, counts) in counter.counts.enumerated() {
            for (term, count) in counts {
                var sum = 0.0
                for field in fields where count[field.rawValue] > 0 {
                    let length = Double(counter.lengths[document][field.rawValue])
                    let share = field.normalisation
                    let norm = 1 - share + share * length / averages[field.rawValue]
                    sum += field.weight * Double(count[field.rawValue]) / norm
                }
                let weight = Int((1000 * sum / (sum + 4)).rounded())
                postings[places[term]].append(Posting(document: document, weight: weight))
            }
        }
        rarity = postings.map { list in
            // A document that merely mentions a term holds it by half.
            let held = list.reduce(0) { $0 + min($1.weight * 2, 1000) }
            return Self.rarity(holders: Double(held) / 1000, documents: entries.count)
        }
        self.postings = postings
    }

    private mutating func addSynonyms() {
        for group in English.shared.groups {
            let known = group.compactMap { number(of: English.shared.stem($0)) }
            let keys = group.map { English.shared.stem($0) }
            for (index, key) in keys.enumerated() {
                let others = known.filter { $0 != number(of: key) }
                guard !others.isEmpty, !keys[..<index].contains(key) else { continue }
                synonyms[key, default: []] += others
            }
        }
        synonyms = synonyms.mapValues { Array(Set($0)).sorted() }
    }
}

extension Ranking.Entry {
    fileprivate init(_ document: Document, text: DocumentText) {
        let frontMatter = document.frontMatter
        id = document.id.description
        rulebook = document.id.rulebook.description
        title = document.title
        answer = frontMatter?.answer?.value ?? text.sentences.first ?? document.title
        place = frontMatter?.place ?? ""
        level = frontMatter?.level?.rawValue ?? ""
        kind = frontMatter?.kind.rawValue ?? ""
    }
}

/// Counts terms by document and field.
private struct TermCounter {
    /// Every term in the order met.
    private(set) var terms: [String] = []
    /// For each document: term → how often in each field.
    private(set) var counts: [[Int: [Int]]] = []
    /// For each document: the number of words in each field.
    private(set) var lengths: [[Int]] = []

    private var places: [String: Int] = [:]
    private var stems: [String: Int] = [:]

    mutating func add(_ text: DocumentText) {
        let none = [Int](repeating: 0, count: text.fields.count)
        var counts: [Int: [Int]] = [:]
        var lengths = none
        for (field, texts) in text.fields.enumerated() {
            for text in texts {
                let words = WordSplitter.words(in: text)
                lengths[field] += words.count
                forEachTerm(of: words) { counts[$0, default: none][field] += 1 }
            }
        }
        self.counts.append(counts)
        self.lengths.append(lengths)
    }

    /// The terms of a phrase; an identifier counts as one word, stop words don't count.
    ///
    /// A phrase of words that also occur as one word, such as `app-state`, gives both.
    func terms(of phrase: String) -> [[Int]] {
        let words = WordSplitter.words(in: phrase)
        let terms = words.compactMap { word in
            English.shared.stop.contains(word.whole) ? nil : stems[word.whole]
        }
        guard words.count > 1, let joined = stems[words.map(\.whole).joined()] else {
            return [terms]
        }
        return [terms, [joined]]
    }

    private mutating func forEachTerm(
        of words: [WordSplitter.Word],
        _ body: (Int) -> Void
    ) {
        for (index, word) in words.enumerated() {
            if !word.sigil.isEmpty {
                body(term(exactly: word.sigil + word.whole))
            } else if !English.shared.stop.contains(word.whole) {
                body(term(word.whole))
            }
            for part in word.parts where !English.shared.stop.contains(part) { body(term(part)) }
            if word.followsHyphen { body(term(words[index - 1].whole + word.whole)) }
        }
    }

    private mutating func term(_ word: String) -> Int {
        if let known = stems[word] { return known }
        let term = term(exactly: English.shared.stem(word))
        stems[word] = term
        return term
    }

    private mutating func term(exactly key: String) -> Int {
        if let known = places[key] { return known }
        places[key] = terms.count
        terms.append(key)
        return terms.count - 1
    }
}
