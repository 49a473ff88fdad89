import Rules

extension Ranking {
    /// Weighs the words of all documents (BM25F: fields are summed before they saturate).
    init(_ documents: [Document], texts: [DocumentText], rulebooks: [Rulebook]) {
        rulebookNames = RulebookNames(rulebooks)
        entries = zip(documents, texts).map { Entry($0, text: $1) }
        var counter = TermCounter()
        for text in texts { counter.add(text) }
        terms = counter.terms
        longForms = counter.longForms
        weigh(counter, texts)
        phrases = texts.map { $0.phrases.flatMap(counter.phrases) }
        sections = zip(entries, texts).map { entry, text in
            zip(text.sections, text.textsOfSections).map { section, texts in
                Section(section, of: entry, texts, counter)
            }
        }
        addSynonyms()
    }

    /// 1000 × (ln(1 + (N − n + ½) / (n + ½)) + 0.8).
    ///
    /// The summand keeps words that every document holds from meaning nothing: what a question
    /// is about is often such a word.
    static func rarity(holders: Double, documents: Int) -> Int {
        let absent = Double(documents) - holders + 0.5
        return Int((1000 * (naturalLogarithm(1 + absent / (holders + 0.5)) + 0.8)).rounded())
    }

    private mutating func weigh(_ counter: TermCounter, _ texts: [DocumentText]) {
        let fields = DocumentText.Field.allCases
        let averages = fields.map { field in
            let total = counter.documents.reduce(0) { $0 + $1.lengths[field.rawValue] }
            return max(Double(total) / Double(max(counter.documents.count, 1)), 1)
        }
        var ends = [Int](repeating: 0, count: terms.count)
        for document in counter.documents {
            for term in document.terms { ends[term] += 1 }
        }
        postings = Postings(counts: ends)
        for (number, document) in counter.documents.enumerated() {
            let weights = fields.map { field in
                let length = Double(document.lengths[field.rawValue]) / averages[field.rawValue]
                let isPlain = texts[number].isPlain
                let share = isPlain ? field.plainNormalisation : field.normalisation
                let weight = isPlain ? field.plainWeight : field.weight
                return weight / (1 - share + share * length)
            }
            for (place, term) in document.terms.enumerated() {
                var sum = 0.0
                for field in 0..<fields.count {
                    let count = document.counts[place * fields.count + field]
                    if count > 0 { sum += weights[field] * Double(count) }
                }
                let weight = Int((1000 * sum / (sum + 4)).rounded())
                postings.append(Posting(document: number, weight: weight), of: term)
            }
        }
        rarity = (0..<terms.count).map { term in
            // A document that merely mentions a term holds it by half.
            let held = postings[term].reduce(0) { $0 + min($1.weight * 2, 1000) }
            return Self.rarity(holders: Double(held) / 1000, documents: entries.count)
        }
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
        page = document.id.page
        rulebook = document.id.rulebook.description
        title = document.title
        answer = frontMatter?.answer?.value ?? text.sentences.first ?? document.title
        place = frontMatter?.place ?? ""
        level = frontMatter?.level?.rawValue ?? ""
        kind = frontMatter?.kind.rawValue ?? ""
    }
}

extension Ranking.Section {
    fileprivate init(
        _ section: PlainSection,
        of entry: Ranking.Entry,
        _ texts: [String],
        _ counter: TermCounter
    ) {
        let headings = section.headings.filter { !$0.isEmpty }
        title = headings.isEmpty ? entry.title : headings.joined(separator: " › ")
        anchor = section.anchor ?? ""
        heading = counter.terms(of: section.heading ?? "")
        terms = texts.reduce(into: Set(heading)) { $0.formUnion(counter.terms(of: $1)) }.sorted()
    }
}

/// ln x for x ≥ 1, the same on every machine, which the system's own need not be.
private func naturalLogarithm(_ x: Double) -> Double {
    // ln 2^e·m = e·ln 2 + 2·artanh((m − 1) / (m + 1)); for 1 ≤ m < 2 the series ends soon.
    let ratio = (x.significand - 1) / (x.significand + 1)
    var power = ratio
    var sum = 0.0
    for exponent in stride(from: 1, through: 31, by: 2) {
        sum += power / Double(exponent)
        power *= ratio * ratio
    }
    return Double(x.exponent) * 0.693_147_180_559_945_3 + 2 * sum
}
