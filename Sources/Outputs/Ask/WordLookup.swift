/// Finds the terms that a word of a question may mean.
struct WordLookup {
    /// The terms.
    let ranking: Ranking

    /// The word itself and its synonyms; none when neither is a term.
    func exact(_ word: WordSplitter.Word) -> [Query.Match] {
        let key = English.shared.stem(word.whole)
        var matches: [Query.Match] = []
        func add(_ term: String, _ strength: Int) {
            guard let number = ranking.number(of: term) else { return }
            matches.append(.init(term: number, strength: strength))
        }
        add(key, word.sigil.isEmpty ? 1000 : 500)
        // `Entry` may be `@Entry`, and `preview` `#Preview`.
        for sigil in ["@", "#"] where word.sigil.isEmpty || word.sigil == sigil {
            add(sigil + word.whole, word.sigil.isEmpty ? 700 : 1000)
        }
        for term in ranking.synonyms[key] ?? [] {
            matches.append(.init(term: term, strength: Tuning.synonym))
        }
        return matches
    }

    /// The terms nearest to a word of five letters or more (four for two letters swapped).
    func misspelt(_ word: String) -> [Query.Match] {
        var nearest = Nearest(Array(English.shared.stem(word).utf8))
        for number in 0..<ranking.terms.count { nearest.compare(ranking.terms[number], number) }
        if nearest.matches.isEmpty {
            nearest = Nearest(Array(word.utf8))
            for form in ranking.longForms { nearest.compare(Array(form.word.utf8)[...], form.term) }
        }
        return Array(nearest.matches.prefix(3))
    }

    /// Two known words that were written as one; none when there is no such place to cut.
    ///
    /// Some phrase must hold both: `password` is not about passing a word.
    func halves(of word: String) -> [String] {
        let bytes = Array(word.utf8)
        guard bytes.count >= 6, bytes.allSatisfy({ $0 < 0x80 }) else { return [] }
        for cut in 3...bytes.count - 3 {
            let halves = [bytes[..<cut], bytes[cut...]].map { String(decoding: $0, as: UTF8.self) }
            let terms = halves.compactMap { ranking.number(of: English.shared.stem($0)) }
            if terms.count == 2, isPair(terms[0], terms[1]) { return halves }
        }
        return []
    }

    private func isPair(_ left: Int, _ right: Int) -> Bool {
        ranking.phrases.contains { phrases in
            phrases.contains { $0.contains(left) && $0.contains(right) }
        }
    }

    /// Terms that begin with a word that may not be typed to its end yet.
    func beginning(with word: String) -> [Query.Match] {
        guard word.utf8.count >= 3 else { return [] }
        var matches: [Query.Match] = []
        for number in 0..<ranking.terms.count where ranking.terms[number].starts(with: word.utf8) {
            matches.append(.init(term: number, strength: Tuning.beginning))
        }
        return Array(matches.prefix(8))
    }
}

/// The terms that are the fewest slips away from a word.
private struct Nearest {
    private let word: [UInt8]
    private var limit: Int
    private(set) var matches: [Query.Match] = []

    init(_ word: [UInt8]) {
        self.word = word
        limit = word.count >= 9 ? 2 : 1
    }

    /// Keeps the term when no other is nearer.
    mutating func compare(_ other: ArraySlice<UInt8>, _ term: Int) {
        guard abs(other.count - word.count) <= limit, other.count >= 4, word.count >= 4 else {
            return
        }
        let other = Array(other)
        let distance = editDistance(word, other, limit: limit)
        guard distance <= limit, isASCII(word), isASCII(other) else { return }
        if word.count < 5, other.sorted() != word.sorted() { return }
        if distance < limit { matches = [] }
        limit = distance
        matches.append(.init(term: term, strength: Tuning.slips[distance - 1]))
    }

    private func isASCII(_ bytes: [UInt8]) -> Bool { bytes.allSatisfy { $0 < 0x80 } }
}

/// The number of letters to add, drop, change or swap with their neighbour; above `limit` any
/// number above it.
func editDistance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, a) in left.enumerated() {
        var line = [row + 1]
        line.reserveCapacity(right.count + 1)
        for (column, b) in right.enumerated() {
            var best = min(last[column + 1] + 1, line[column] + 1, last[column] + (a == b ? 0 : 1))
            if row > 0, column > 0, a == right[column - 1], left[row - 1] == b {
                best = min(best, beforeLast[column - 1] + 1)
            }
            line.append(best)
        }
        if line.min()! > limit { return limit + 1 }
        beforeLast = last
        last = line
    }
    return last[right.count]
}
