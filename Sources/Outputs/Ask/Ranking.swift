/// Everything that ranking needs, as plain numbers: what the terminal and the browser share.
///
/// Weights are whole thousandths, so that two readers of the same numbers agree.
struct Ranking: Sendable {
    /// A document as a result list shows it.
    struct Entry: Sendable {
        var id: String
        /// The page on the site, without extension.
        var page: String
        var rulebook: String
        var title: String
        var answer: String
        var place: String
        var level: String
        var kind: String
    }

    /// A document that holds a term, and how much the term says of it, 0 to 1000.
    struct Posting: Sendable {
        var document: Int
        var weight: Int
    }

    /// A long word and the shorter term that it became.
    struct LongForm: Sendable {
        var word: String
        var term: Int
    }

    /// A section of a document without front matter: where a result leads to.
    struct Section: Sendable {
        /// The headings above it and its own; the document's title before the first one.
        var title: String
        /// Its anchor; empty before the first heading.
        var anchor: String
        /// The terms of its own heading, sorted.
        var heading: [Int]
        /// All terms that it holds, those of its heading too, sorted.
        var terms: [Int]
    }

    /// The documents in the graph's order.
    var entries: [Entry] = []
    /// The terms in the order in which the documents hold them.
    var terms = ByteTable()
    /// How rare each term is: 1000 × ln of documents per document that holds it.
    var rarity: [Int] = []
    /// For each term its postings, sorted by document.
    var postings = Postings(counts: [])
    /// Long words and the shorter terms they became: slips are looked for in them too.
    var longForms: [LongForm] = []
    /// For each document its phrases as sorted sets of terms.
    var phrases: [[[Int]]] = []
    /// For each document without front matter its sections; none for any other.
    var sections: [[Section]] = []
    /// Stems of words and the terms that may stand for them.
    var synonyms: [String: [Int]] = [:]
    /// The words by which a question calls for one rulebook only.
    var rulebookNames = RulebookNames()

    /// The number of a term; nil for a word that the rulebooks don't hold.
    func number(of term: String) -> Int? { terms.number(of: term) }

    /// The text of a term.
    func term(_ number: Int) -> String { String(decoding: terms[number], as: UTF8.self) }

    /// The rarity of a word that no document holds.
    var unknownRarity: Int { Ranking.rarity(holders: 0, documents: entries.count) }
}
