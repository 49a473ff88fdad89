public import Graph
public import Rules

/// Matches a question with the documents that answer it.
///
/// Words are ranked by BM25 over weighted fields, then documents whose title, alias or question
/// the query holds as a whole are lifted. A question that is mostly about something else gets no
/// answer: silence is better than a wrong rule.
///
/// - Invariant: the same graph and question give the same answers in the same order.
public struct SearchIndex: Sendable {
    /// A rulebook by the name that people type and the title that they read.
    public struct Book: Sendable, Equatable {
        /// Its name.
        public var name: RulebookName
        /// Its title.
        public var title: String
    }

    /// The rulebooks, sorted by name.
    public let rulebooks: [Book]
    /// What the ledger was proven with; nil without one.
    public let provenWith: String?

    let ranking: Ranking
    let pages: PageSource

    /// Reads all documents of the graph.
    public init(_ graph: RuleGraph, proofs: Proofs) {
        var said: [DocumentID: [String]] = [:]
        for entry in graph.rulebooks.flatMap(\.glossary) {
            guard let document = graph.document(entry.means.value) else { continue }
            said[document.id, default: []] += entry.say
        }
        let texts = graph.documents.map { DocumentText($0, said: said[$0.id] ?? []) }
        rulebooks = graph.rulebooks.map { Book(name: $0.name, title: $0.title) }
        provenWith = proofs.provenWith
        ranking = Ranking(graph.documents, texts: texts, rulebooks: graph.rulebooks)
        pages = .graph(graph, texts, proofs)
    }

    init(rulebooks: [Book], provenWith: String?, ranking: Ranking, pages: PageSource) {
        self.rulebooks = rulebooks
        self.provenWith = provenWith
        self.ranking = ranking
        self.pages = pages
    }

    /// The documents that answer a question, at most `limit` of them.
    ///
    /// With a rulebook named, only its documents are looked at; a question that names a rulebook
    /// in its words does the same. A sample of more than `sampleLines` lines is cut to them.
    public func answer(
        _ question: String,
        limit: Int,
        in rulebook: RulebookName? = nil,
        sampleLines: Int = 10
    ) -> Outcome {
        var query = Query(question, in: ranking)
        if query.isEmpty { return .unasked }
        if let rulebook { query.rulebook = rulebook.description }
        let scores = ranking.scores(of: query)
        guard let best = scores.first, ranking.isAnswer(best, to: query) else {
            return .nothing(
                near: scores.prefix(3).map { pages[$0.document].head.id },
                mention: mention(of: query, among: scores)
            )
        }
        let answers = scores.prefix(max(limit, 1))
            .map { answer(at: $0.document, to: query, sampleLines: sampleLines) }
        let next = scores.dropFirst(answers.count).prefix(3).map { pages[$0.document].head.id }
        return .answers(answers, next: next, elsewhere: elsewhere(scores, to: query))
    }

    /// All documents that share anything with a question, best first; nil when none answers it.
    func order(of question: String) -> [String]? {
        let query = Query(question, in: ranking)
        let scores = ranking.scores(of: query)
        guard let best = scores.first, ranking.isAnswer(best, to: query) else { return nil }
        return scores.map { ranking.entries[$0.document].id }
    }

    /// The index as JSON for the reader in the browser, the same bytes for the same graph.
    ///
    /// `site/theme/search-ranking.js` describes and reads it.
    public func encoded() -> [UInt8] { ranking.encoded() }

    private func answer(at place: Int, to query: Query, sampleLines: Int) -> Answer {
        let page = pages[place]
        let asked = wanted(query, asked: true)
        let section = ranking.section(of: place, for: query)
        let found = section.map { page.sections[$0].finding(wanted: asked) }
        let sentence = found?.text ?? ranking.entries[place].answer
        let passage = Passage.best(
            of: page.sentences.filter { !sentence.contains($0) },
            wanted: asked,
            said: [sentence, page.head.title, page.head.place ?? ""],
            prefersReason: query.intents.contains(.why)
        )
        let choice = SampleChoice(
            page: page,
            wanted: wanted(query, asked: false),
            lineLimit: sampleLines
        )
        let asksWhy = query.intents.contains(.why)
        let reason = asksWhy && passage?.isReason == true ? passage?.text : nil
        return Answer(
            document: page.head,
            sentence: sentence,
            line: found?.line ?? page.line,
            section: section.flatMap { answerSection($0, of: place) },
            missing: query.missing,
            detail: reason == nil ? passage?.text : nil,
            reasons: reasons(reason, page, section, asksWhy: asksWhy),
            sample: choice.best,
            related: page.related
        )
    }

    private func answerSection(_ section: Int, of place: Int) -> Answer.Section? {
        let section = ranking.sections[place][section]
        guard !section.anchor.isEmpty else { return nil }
        return Answer.Section(title: section.title, anchor: section.anchor)
    }

    private func mention(of query: Query, among scores: [Ranking.Score]) -> Mention? {
        guard let holder = ranking.holder(of: query, among: scores) else { return nil }
        let answer = answer(at: holder.document, to: query, sampleLines: 1)
        return Mention(
            document: answer.document,
            line: pages[holder.document].sections.isEmpty ? nil : answer.line,
            anchor: answer.section?.anchor,
            words: holder.words,
            missing: holder.missing
        )
    }

    /// What was found for the question, else the sentence under "Why", else a fact that the rule
    /// rests on, else a sentence of its own that gives a reason; and the rule that it rests on
    /// when there is none of these or why is asked.
    ///
    /// Another section of a document without front matter gives no reason for this one.
    private func reasons(
        _ found: String?,
        _ page: Page,
        _ section: Int?,
        asksWhy: Bool
    ) -> [Answer.Reason] {
        let texts = section.map { page.sections[$0].sentences.map(\.text) } ?? page.sentences
        let own = texts.first {
            $0.utf8.count <= Passage.lengthLimit && Passage.givesReason($0)
        }
        let why = section == nil ? page.why : nil
        let sentence = found ?? why ?? page.ground?.fact ?? own
        var reasons = sentence.map { [Answer.Reason.sentence($0)] } ?? []
        if let ground = page.ground, asksWhy || reasons.isEmpty {
            reasons.append(.rule(ground.id, title: ground.title))
        }
        return reasons
    }

    /// The terms that the question's words mean, and how much each is worth.
    private func wanted(_ query: Query, asked: Bool) -> [String: Int] {
        var wanted: [String: Int] = [:]
        for item in query.items where item.isAsked || !asked {
            for match in item.matches {
                let worth = ranking.rarity[match.term] * match.strength / 1000
                let term = ranking.term(match.term)
                wanted[term] = max(wanted[term] ?? 0, worth)
            }
        }
        return wanted
    }
}
