import Diagnostics
import Graph
import Rules

/// What all pages share, computed once: the reading order, relations by document, highlighting.
struct SiteContext: Sendable {
    let graph: RuleGraph
    let proofs: Proofs
    let outlines: [RulebookName: Outline]
    /// The guide of each rulebook that has one.
    let tours: [RulebookName: Tour]
    let highlighter: Highlighter
    /// The page of every document: the navigation asks for all of them on each page.
    let pages: [DocumentID: ContentPath]
    /// Relations that leave a document, and those that lead to it.
    let outgoing: [DocumentID: [RuleGraph.Edge]]
    let incoming: [DocumentID: [RuleGraph.Edge]]
    /// The documents that explain problems; empty when there are none.
    let explanations: [Document]
    private let explanationGraph: RuleGraph?
    /// What the stand-in package says of itself.
    let standIns: StandInNotes
    /// The API that is looked for in examples, since not every system has it.
    let availability: AvailabilityList
    /// What the website is called.
    let title: String

    /// Where copies lie whose names differ from another one's in upper and lower case only.
    private let partedCopies: [ContentPath: ContentPath]

    init(_ input: SiteInput) {
        graph = input.graph
        partedCopies = SiteMap.partedCopies(of: input.graph)
        proofs = input.proofs
        standIns = input.standIns
        availability = input.availability
        explanationGraph = input.explanations
        explanations = input.explanations?.documents ?? []
        outgoing = Dictionary(grouping: graph.edges, by: \.source)
        incoming = Dictionary(grouping: graph.edges, by: \.target)
        pages = Dictionary(
            graph.documents.map { ($0.id, SiteMap.page(of: $0.id)) },
            uniquingKeysWith: { first, _ in first }
        )
        let members = Dictionary(grouping: graph.documents, by: \.id.rulebook)
        var outlines: [RulebookName: Outline] = [:]
        var tours: [RulebookName: Tour] = [:]
        for rulebook in graph.rulebooks {
            let documents = members[rulebook.name] ?? []
            let tour = Tour(of: documents, in: graph)
            tours[rulebook.name] = tour
            outlines[rulebook.name] = Outline(
                of: rulebook,
                documents: documents,
                edges: outgoing,
                tour: tour?.stops
            )
        }
        self.outlines = outlines
        self.tours = tours
        let documents = graph.documents + explanations
        highlighter = Highlighter(of: documents.flatMap(\.snippets))
        let declared = graph.rulebooks.filter(\.isDeclared)
        let named = declared.isEmpty ? graph.rulebooks : declared
        title = named.count == 1 ? named[0].title : "Architecture rules"
    }

    /// Where a file of the content root lies on the site.
    func copy(of file: ContentPath) -> ContentPath { partedCopies[file] ?? SiteMap.file(file) }

    /// How many names are looked for in examples.
    var watchedAPI: Int { Set(availability.items.map(\.shownName)).count }

    /// What the documents are called: rules, or pages where there is no rulebook.
    var noun: String { declaredRulebooks.isEmpty ? "pages" : "rules" }

    /// `Rules` or `Pages`, for titles.
    var capitalNoun: String { noun.prefix(1).uppercased() + noun.dropFirst() }

    /// The rulebooks that have rules: the others are folders of plain documents.
    var declaredRulebooks: [Rulebook] { graph.rulebooks.filter(\.isDeclared) }

    /// A document's title with its code marked.
    func name(of id: DocumentID) -> Markup { graph.document(id)?.name ?? "\(id)" }

    /// Where a link of a document leads, also in an explanation of a problem.
    func target(of destination: String, in id: DocumentID) -> RuleGraph.LinkTarget {
        let isExplanation = graph.rulebook(id.rulebook) == nil
        return (isExplanation ? explanationGraph : graph)?.target(of: destination, in: id)
            ?? .unresolved
    }

    /// The anchor by which a document's page has the place that a link names; nil for its top.
    ///
    /// Where raw HTML is shown as text, its own anchors come out by `RawHTML`, so all are there;
    /// `{#name}` after a heading is another generator's name for it.
    func anchor(_ anchor: String?, in id: DocumentID) -> String? {
        guard let anchor, let document = graph.document(id) ?? explanationGraph?.document(id) else {
            return nil
        }
        if document.anchors.contains(anchor) { return anchor }
        return document.sections.first { $0.title.contains("{#\(anchor)}") }?.anchor
    }

    /// Where a group of a rulebook is listed: the page of its layer, else a part of the overview.
    func place(ofGroup index: Int, in rulebook: RulebookName) -> (ContentPath, anchor: String?) {
        let group = outlines[rulebook]?.groups[index]
        if let layer = group?.layer { return (SiteMap.page(of: layer, in: rulebook), nil) }
        let overview = DocumentID(rulebook: rulebook, name: "index")
        // A document that is called `index` stands in for the overview and has no such parts.
        let isDocument = graph.document(overview) != nil
        return (SiteMap.page(of: overview), isDocument ? nil : SiteMap.anchor(ofGroup: index))
    }

    /// How often other documents refer to one.
    func weight(of id: DocumentID) -> Int { incoming[id]?.count ?? 0 }

    /// The document that introduces a rulebook, if there is one.
    ///
    /// It is called `what-is-<rulebook>` or longer, `overview`, `readme` or `index`.
    func introduction(of rulebook: Rulebook) -> Document? {
        let members = (outlines[rulebook.name]?.order ?? []).compactMap(graph.document)
        if let document = members.first(where: \.saysWhatTheRulebookIs) { return document }
        return ["overview", "readme", "index"].lazy.compactMap { name in
            let id = DocumentID(rulebook: rulebook.name, name: name)
            return graph.document(id).flatMap { $0.id == id ? $0 : nil }
        }.first
    }

    /// The documents by how often others refer to them, those referred to most first.
    var documentsByWeight: [Document] {
        documentsInOrder.enumerated().sorted { left, right in
            let (a, b) = (weight(of: left.element.id), weight(of: right.element.id))
            return a == b ? left.offset < right.offset : a > b
        }.map(\.element)
    }

    /// The documents in the reading order of all rulebooks.
    var documentsInOrder: [Document] {
        graph.rulebooks.flatMap { outlines[$0.name]?.order ?? [] }.compactMap(graph.document)
    }
}

extension Document {
    /// The title with its code marked.
    var name: Markup { Markup(phrase: title) }
}
