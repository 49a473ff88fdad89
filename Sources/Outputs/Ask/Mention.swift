import Rules

/// What the documents say of a question that none of them answers.
public struct Mention: Sendable, Equatable {
    /// The document that says most.
    public var document: Answer.Page
    /// The line that says it, from 1; nil in a document with front matter, of which no lines are
    /// kept.
    public var line: Int?
    /// The anchor of its section; nil where there is none.
    public var anchor: String?
    /// The words of the question that it holds, as asked.
    public var words: [String]
    /// The words of the question that no document holds, as asked.
    public var missing: [String]
}

extension Ranking {
    /// A document that holds words of a question as they are.
    struct Holder {
        var document: Int
        /// The words it holds.
        var words: [String]
        /// The words that no document holds.
        var missing: [String]
    }

    /// The best document that holds, of the words that say what the question is about, as many as
    /// any other; nil when it holds none, or when all are known and it lacks one.
    func holder(of query: Query, among scores: [Score]) -> Holder? {
        let english = English.shared
        let asked = query.items.filter(\.isAsked)
        let missing = asked.filter { $0.matches.isEmpty && !english.common.contains($0.word) }
        // Of a question that is about something else, an everyday word is no part.
        let topical = asked.filter { item in
            missing.isEmpty && item.isExact
                || item.isExact && !english.common.contains(item.word)
                    && !english.technical.contains(english.stem(item.word))
        }
        guard !topical.isEmpty, !missing.isEmpty || topical.count == asked.count else { return nil }
        var best: Holder?
        for score in scores.prefix(50) where !query.asksForPerson {
            let held = topical.filter { holds($0, in: score.document) }.map(\.word)
            if held.count > best?.words.count ?? 0 {
                best = Holder(document: score.document, words: held, missing: missing.map(\.word))
            }
        }
        guard let best, !missing.isEmpty || best.words.count == topical.count else { return nil }
        return best
    }

    private func holds(_ item: Query.Item, in document: Int) -> Bool {
        item.matches.contains { match in
            match.strength == 1000 && postings[match.term].contains { $0.document == document }
        }
    }
}

extension Query.Item {
    /// True for a word that some document holds as it is.
    var isExact: Bool { matches.contains { $0.strength == 1000 } }
}
