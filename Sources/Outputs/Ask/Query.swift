/// A question as ranking sees it: its words, each with the terms it may mean.
struct Query: Sendable {
    /// A term that a word may mean, and how surely, 0 to 1000.
    struct Match: Sendable {
        var term: Int
        var strength: Int
    }

    /// One word that says something of the topic.
    struct Item: Sendable {
        /// The word as asked, lower case.
        var word: String
        /// The terms it may mean; none for a word that the rulebooks don't know.
        var matches: [Match]
        /// What it is worth among the question's words: its rarity, less for everyday words.
        var worth: Int
        /// What it is worth in a question of few words: one of them that the rulebooks don't know
        /// is what the question is about, even when it is a word of any program.
        var worthAmongFew: Int
        /// False for hints that help to rank but need not be covered by an answer.
        var isAsked = true
    }

    /// What kind of answer the question's little words ask for.
    enum Intent: Sendable {
        case place, naming, permission, definition, why
        /// A question whether somebody may do something.
        case leave
        /// A question who does something.
        case person
    }

    /// The words in the question's order, hints last.
    var items: [Item] = []
    /// What is asked for.
    var intents: Set<Intent> = []
    /// The rulebook that the question names.
    var rulebook: String?

    /// True when the question has no word or sign that could be looked for.
    var isEmpty: Bool { items.isEmpty && intents.isEmpty && rulebook == nil }

    /// The words that no document holds, where they are a quarter of the question or more.
    var missing: [String] {
        let common = English.shared.common
        let asked = items.filter(\.isAsked)
        let missing = asked.filter { $0.matches.isEmpty && !common.contains($0.word) }
        let worth = missing.reduce(0) { $0 + $1.worth }
        return worth * 4 >= asked.reduce(0) { $0 + $1.worth } ? missing.map(\.word) : []
    }

    /// True for a question such as "who wrote LUCA": rules name nobody.
    var asksForPerson: Bool {
        guard intents.contains(.person), rulebook != nil else { return false }
        return items.allSatisfy { !$0.isAsked || English.shared.common.contains($0.word) }
    }

    /// Who asks for leave in a question such as "may a port decide"; nil in any other.
    var subject: Item? {
        guard intents.contains(.leave) else { return nil }
        return items.first { $0.isAsked && !$0.matches.isEmpty }
    }

    /// How many words of a question are read: a pasted log must not take seconds.
    static let wordLimit = 64

    /// Reads a question with the words of a ranking.
    init(_ question: String, in ranking: Ranking) {
        var words = Array(WordSplitter.words(in: question).prefix(Query.wordLimit))
        rulebook = ranking.rulebookNames.takeOnly(from: &words)
        if let rulebook, let term = ranking.number(of: English.shared.stem(rulebook)) {
            // Where nothing else is asked, the rulebook itself is.
            append(
                rulebook,
                [Match(term: term, strength: Tuning.rulebook)],
                isAsked: false,
                in: ranking
            )
        }
        intents = Query.intents(of: words.map(\.whole))
        for (index, word) in words.enumerated() {
            let joins = Query.joins(of: words, at: index, in: ranking)
            add(word, isLast: index == words.count - 1, joins: joins, in: ranking)
        }
        add(signs: WordSplitter.signs(in: question), in: ranking)
        if intents.contains(.place) {
            hint(["folder", "directory", "live", "belong"], Tuning.hints[0], ranking)
        }
        if intents.contains(.naming) {
            hint(["name", "call", "suffix", "prefix", "convention"], Tuning.hints[1], ranking)
        }
    }

    private mutating func add(
        _ word: WordSplitter.Word,
        isLast: Bool,
        joins: [Match],
        in ranking: Ranking
    ) {
        let lookup = WordLookup(ranking: ranking)
        let english = English.shared
        if english.stop.contains(word.whole), word.sigil.isEmpty { return }
        if intents.contains(.place), Query.placeWords.contains(word.whole) { return }
        if intents.contains(.permission), Query.leaveWords.contains(word.whole) { return }
        var matches = lookup.exact(word)
        if !matches.isEmpty {
            append(word.whole, matches + joins, in: ranking)
            for part in word.parts where !english.stop.contains(part) {
                guard let term = ranking.number(of: english.stem(part)) else { continue }
                append(
                    part,
                    [Match(term: term, strength: Tuning.part)],
                    isAsked: false,
                    in: ranking
                )
            }
            return
        }
        if matches.isEmpty, word.parts.isEmpty || word.whole.utf8.count >= 9 {
            matches = english.common.contains(word.whole) ? [] : lookup.misspelt(word.whole)
        }
        let parts = word.parts.isEmpty ? lookup.halves(of: word.whole) : word.parts
        if matches.isEmpty, joins.isEmpty, !parts.isEmpty {
            for part in parts {
                add(.init(whole: part), isLast: false, joins: [], in: ranking)
            }
            return
        }
        if matches.isEmpty, isLast { matches = lookup.beginning(with: word.whole) }
        append(word.whole, matches + joins, in: ranking)
    }

    /// Signs of operators are what is asked for where no word is; beside words they only help,
    /// because most of them are the dots and dashes of prose.
    private mutating func add(signs: [String], in ranking: Ranking) {
        let isAsked = !items.contains { $0.isAsked && !$0.matches.isEmpty }
        if isAsked, signs.contains(where: { ranking.number(of: $0) != nil }) {
            // In `a ?? b` the letters stand for anything.
            items.removeAll { $0.matches.isEmpty && $0.word.utf8.count == 1 }
        }
        for sign in signs.prefix(Query.wordLimit) {
            let matches = ranking.number(of: sign).map { [Match(term: $0, strength: 1000)] } ?? []
            if isAsked || !matches.isEmpty { append(sign, matches, isAsked: isAsked, in: ranking) }
        }
    }

    private mutating func append(
        _ word: String,
        _ matches: [Match],
        isAsked: Bool = true,
        in ranking: Ranking
    ) {
        if let known = items.firstIndex(where: { $0.word == word }) {
            guard isAsked, !items[known].isAsked else { return }
            items.remove(at: known)
        }
        let surest = matches.map(\.strength).max()
        let rarity =
            matches.filter { $0.strength == surest }.map { ranking.rarity[$0.term] }.max()
            ?? ranking.unknownRarity
        let english = English.shared
        let share =
            if english.common.contains(word) {
                Tuning.common[matches.isEmpty ? 1 : 0]
            } else if matches.isEmpty, english.technical.contains(english.stem(word)) {
                Tuning.technical
            } else {
                1000
            }
        let worth = rarity * share / 1000
        let isOpen = matches.isEmpty && share == Tuning.technical
        items.append(
            Item(
                word: word,
                matches: matches,
                worth: worth,
                worthAmongFew: isOpen ? rarity : worth,
                isAsked: isAsked
            )
        )
    }

    private mutating func hint(_ words: [String], _ strength: Int, _ ranking: Ranking) {
        let terms = words.compactMap { ranking.number(of: English.shared.stem($0)) }
        let matches = terms.map { Match(term: $0, strength: strength) }
        guard !matches.isEmpty else { return }
        let worth = matches.map { ranking.rarity[$0.term] }.max()!
        items.append(
            Item(
                word: "",
                matches: matches,
                worth: worth,
                worthAmongFew: worth,
                isAsked: false
            )
        )
    }

    /// Terms that the word makes with its neighbours: `app state`, `with lock`, `one to one`.
    private static func joins(
        of words: [WordSplitter.Word],
        at index: Int,
        in ranking: Ranking
    ) -> [Match] {
        var matches: [Match] = []
        for length in 2...3 {
            for start in max(index - length + 1, 0)...index where start + length <= words.count {
                let joined = words[start..<start + length].map(\.whole).joined()
                guard let term = ranking.number(of: English.shared.stem(joined)) else { continue }
                matches.append(Match(term: term, strength: Tuning.join))
            }
        }
        return matches
    }
}
