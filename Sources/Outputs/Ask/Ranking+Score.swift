extension Ranking {
    /// A document and what speaks for it.
    struct Score: Sendable {
        /// The document's place in `entries`.
        var document: Int
        /// The higher, the better.
        var points: Int
        /// How much of the question the document covers, in the question's worth.
        var covered: Int
    }

    /// The documents that share anything with the question, best first.
    func scores(of query: Query) -> [Score] {
        var points = [Int](repeating: 0, count: entries.count)
        var covered = points
        for item in query.items {
            var best = [Int: (points: Int, strength: Int)]()
            for match in item.matches {
                for posting in postings[match.term] {
                    let worth = min(item.worth, rarity[match.term])
                    let gain = worth * posting.weight / 1000 * match.strength / 1000
                    // A word that the text merely mentions is half covered.
                    let strength = min(posting.weight * 2, 1000) * match.strength / 1000
                    let known = best[posting.document] ?? (0, 0)
                    best[posting.document] = (
                        max(known.points, gain), max(known.strength, strength)
                    )
                }
            }
            for (document, value) in best {
                points[document] += value.points
                if item.isAsked { covered[document] += item.worth * value.strength / 1000 }
            }
        }
        let asked = max(query.items.filter(\.isAsked).reduce(0) { $0 + $1.worth }, 1)
        addPhrases(of: query, asked: asked, to: &points)
        return points.indices.filter { points[$0] > 0 && isAskedFor(entries[$0], by: query) }
            .map {
                // Half of the words twice are not all of them once.
                let share = 1000 - Tuning.coverage + covered[$0] * Tuning.coverage / asked
                let points = weigh(points[$0] * share / 1000, entries[$0], query)
                return Score(document: $0, points: points, covered: covered[$0])
            }
            .sorted { ($1.points, $0.document) < ($0.points, $1.document) }
    }

    /// What an answer must cover to be one.
    ///
    /// A question is refused when too much of it is about something else, or when all that was
    /// found is a few everyday words or words that a text merely mentions.
    func isAnswer(_ score: Score, to query: Query) -> Bool {
        let items = query.items.filter(\.isAsked)
        let isShort = items.count <= Tuning.weighty[0]
        let asked = weight(of: items.map { isShort ? $0.worthAmongFew : $0.worth })
        // A plain document has no title, question or alias that says what it is about.
        let isPlain = entries[score.document].kind.isEmpty
        let step = min(max(items.count, 1), Tuning.answerShare.count) - 1
        let least = isPlain ? 0 : weight(of: items.map(\.worth)) * Tuning.answerShare[step]
        guard score.covered * 100 >= asked * Tuning.answerCoverage, !query.asksForPerson else {
            return false
        }
        if isPlain, score.covered * 100 >= asked * Tuning.literalCoverage, isLiteral(items) {
            return true
        }
        return score.points >= max(Tuning.answerPoints, least / 100)
    }

    /// True for what people look for by its name: one word, or words of which one says something.
    private func isLiteral(_ items: [Query.Item]) -> Bool {
        items.count == 1 || items.contains { !English.shared.common.contains($0.word) }
    }

    /// What words are worth together. A long question tells a story: past its weightiest words the
    /// others count little.
    private func weight(of worths: [Int]) -> Int {
        let sorted = worths.sorted(by: >)
        let rest = sorted.dropFirst(Tuning.weighty[0])
        return sorted.prefix(Tuning.weighty[0]).reduce(0, +)
            + rest.reduce(0) { $0 + $1 * Tuning.weighty[1] / 1000 }
    }

    private func isAskedFor(_ entry: Entry, by query: Query) -> Bool {
        query.rulebook == nil || query.rulebook == entry.rulebook
    }

    /// Adds the phrase of each document that the question is most like: what both share, times the
    /// share of the phrase that this is, times the share of the question.
    ///
    /// What one may do says nothing of another: a document without the question's subject gets
    /// nothing.
    private func addPhrases(of query: Query, asked: Int, to points: inout [Int]) {
        var strengths: [Int: Int] = [:]
        for item in query.items {
            for match in item.matches {
                strengths[match.term] = max(strengths[match.term] ?? 0, match.strength)
            }
        }
        let holders = query.subject.map { subject in
            Set(subject.matches.flatMap { postings[$0.term].map(\.document) })
        }
        for (document, phrases) in phrases.enumerated()
        where points[document] > 0 && holders?.contains(document) ?? true {
            var best = 0
            for phrase in phrases {
                let whole = phrase.reduce(0) { $0 + rarity[$1] }
                let held = phrase.reduce(0) { $0 + rarity[$1] * (strengths[$1] ?? 0) / 1000 }
                guard whole > 0 else { continue }
                let share = held * 1000 / whole
                let askedShare = min(held * 1000 / asked, 1000)
                best = max(best, held * share / 1000 * askedShare / 1000)
            }
            points[document] += best
        }
    }

    /// Favours the kind of document that the question asks for.
    private func weigh(_ points: Int, _ entry: Entry, _ query: Query) -> Int {
        var percent = 100
        if query.intents.contains(.place), !entry.place.isEmpty { percent += Tuning.favors[0] }
        if query.intents.contains(.permission), !entry.level.isEmpty, entry.level != "fact" {
            percent += Tuning.favors[1]
        }
        if query.intents.contains(.definition), entry.kind == "concept" {
            percent += Tuning.favors[2]
        }
        if ["checklist", "migration", "conflict"].contains(entry.kind) {
            percent += Tuning.favors[3]
        }
        return points * percent / 100
    }
}
