import Diagnostics
import Graph
import Rules

/// What other documents have to do with one, in both directions and in words.
struct Relations: Sendable {
    /// Documents that stand in one relation.
    struct Kind: Sendable {
        var meaning: String
        /// True for what a reader needs to know first: it is shown with its sentence.
        var isGround: Bool
        var documents: [DocumentID]
    }

    /// The relations that hold, in the order they are shown.
    let kinds: [Kind]

    /// Collects the relations of a document; a document is listed under its strongest relation.
    init(of id: DocumentID, in context: SiteContext) {
        var seen: Set<DocumentID> = [id]
        var kinds: [Kind] = []
        func add(_ meaning: String, _ documents: [DocumentID], isGround: Bool = false) {
            let fresh = documents.filter { seen.insert($0).inserted }
            guard !fresh.isEmpty else { return }
            kinds.append(Kind(meaning: meaning, isGround: isGround, documents: fresh))
        }
        let outgoing = Dictionary(grouping: context.outgoing[id] ?? [], by: \.kind)
            .mapValues { $0.map(\.target) }
        let incoming = Dictionary(grouping: context.incoming[id] ?? [], by: \.kind)
            .mapValues { $0.map(\.source) }
        for (kind, meanings) in Self.meanings {
            if meanings.out == meanings.in {
                let both = (outgoing[kind] ?? []) + (incoming[kind] ?? [])
                add(meanings.out, both, isGround: kind != .see)
            } else {
                // What the text mentions, the text links to.
                if kind != .mentions { add(meanings.out, outgoing[kind] ?? [], isGround: true) }
                add(meanings.in, incoming[kind] ?? [])
            }
        }
        self.kinds = kinds
    }

    /// What each edge means from either end, strongest first.
    private static let meanings: [(EdgeKind, (out: String, in: String))] = [
        (.supersedes, ("Replaces", "Replaced by")),
        (.conflicts, ("In conflict with", "In conflict with")),
        (.sameAs, ("The same elsewhere", "The same elsewhere")),
        (.because, ("Because of", "The reason for")),
        (.requires, ("Needs", "Needed by")),
        (.partOf, ("Part of", "Its parts")),
        (.see, ("See also", "See also")),
        (.mentions, ("Mentions", "Mentioned by")),
    ]

    /// A list of links under each meaning.
    func render(on page: Page, in context: SiteContext) -> Markup {
        kinds.map { kind in
            let items = kind.documents.map { id in
                let document = kind.isGround ? context.graph.document(id) : nil
                let answer: Markup =
                    (document?.frontMatter?.answer?.value).map {
                        "<span class=\"answer\">\(Markup(phrase: $0))</span>"
                    } ?? ""
                let home: Markup =
                    id.rulebook == page.rulebook
                    ? ""
                    : " <span class=\"chip\">\(id.rulebook)</span>"
                return """
                    <li><a href="\(page.href(id))">\(context.name(of: id))</a>\(home)\(answer)</li>
                    """ as Markup
            }
            let list: Markup = " class=\"titles\""
            return """
                <div class="relation"><h3 class="meaning">\(kind.meaning)</h3>
                <ul\(kind.isGround ? "" : list)>\(items.joined())</ul></div>

                """ as Markup
        }.joined()
    }
}
