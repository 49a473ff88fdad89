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
        let word = Array(English.shared.stem(word).utf8)
        guard word.count >= 4, word.allSatisfy({ $0 < 0x80 }) else { return [] }
        var limit = word.count >= 9 ? 2 : 1
        var matches: [Query.Match] = []
        for number in 0..<ranking.terms.count {
            let slice = ranking.terms[number]
            guard abs(slice.count - word.count) <= limit, slice.count >= 4 else { continue }
            let term = Array(slice)
            let distance = editDistance(word, term, limit: limit)
            guard distance <= limit else { continue }
            if word.count < 5, term.sorted() != word.sorted() { continue }
            if distance < limit { matches = [] }
            limit = distance
            matches.append(.init(term: number, strength: distance == 1 ? 800 : 600))
        }
        return Array(matches.prefix(3))
    }

    /// Two known words that were written as one; none when there is no such place to cut.
    func halves(of word: String) -> [String] {
        let bytes = Array(word.utf8)
        guard bytes.count >= 6, bytes.allSatisfy({ $0 < 0x80 }) else { return [] }
        for cut in 3...bytes.count - 3 {
            let halves = [bytes[..<cut], bytes[cut...]].map { String(decoding: $0, as: UTF8.self) }
            if halves.allSatisfy({ ranking.number(of: English.shared.stem($0)) != nil }) {
                return halves
            }
        }
        return []
    }

    /// Terms that begin with a word that may not be typed to its end yet.
    func beginning(with word: String) -> [Query.Match] {
        guard word.utf8.count >= 3 else { return [] }
        var matches: [Query.Match] = []
        for number in 0..<ranking.terms.count where ranking.terms[number].starts(with: word.utf8) {
            matches.append(.init(term: number, strength: 500))
        }
        return Array(matches.prefix(8))
    }
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
