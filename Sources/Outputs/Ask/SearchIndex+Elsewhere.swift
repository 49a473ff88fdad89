import Rules

extension SearchIndex {
    /// What each of the other rulebooks says, best first: its own best answer when that is one and
    /// not much weaker than the first, else its document about the same as the first answer. That
    /// one also stands for a best answer that fits hardly better.
    ///
    /// Nobody can tell from a question such as "where does networking go" which rulebook is meant,
    /// so none is left out.
    func elsewhere(_ scores: [Ranking.Score], to query: Query) -> [Elsewhere] {
        guard query.rulebook == nil, rulebooks.count > 1, let best = scores.first else { return [] }
        let first = pages[best.document]
        var found: [(points: Int, elsewhere: Elsewhere)] = []
        for book in rulebooks where book.name != first.head.id.rulebook {
            let name = book.name.description
            let own = scores.first { ranking.entries[$0.document].rulebook == name }
            let twins = first.twins.filter { $0.rulebook == book.name }.map(\.description)
            let twin = scores.first { twins.contains(ranking.entries[$0.document].id) }
            let isTwinAsGood =
                (twin?.points ?? 0) * 100 >= (own?.points ?? 0) * Tuning.elsewhere[1]
            if let own, own.points * 100 >= best.points * Tuning.elsewhere[0],
                ranking.isAnswer(own, to: query)
            {
                let place = isTwinAsGood ? twin?.document : nil
                found.append((own.points, elsewhere(at: place ?? own.document, first)))
            } else if let place = ranking.entries.firstIndex(where: { $0.id == twins.first }) {
                found.append((0, elsewhere(at: place, first)))
            }
        }
        return found.sorted { $0.points > $1.points }.map(\.elsewhere)
    }

    private func elsewhere(at place: Int, _ first: Page) -> Elsewhere {
        let page = pages[place]
        return Elsewhere(
            id: page.head.id,
            rulebook: page.head.rulebook,
            sentence: ranking.entries[place].answer,
            isSame: first.twins.contains(page.head.id)
        )
    }
}
