import Graph
import Rules

/// The way through a rulebook that its own guide takes.
struct Tour: Sendable {
    /// The guide.
    let guide: DocumentID
    /// The rulebook's documents that it leads to, each once, in its order.
    let stops: [DocumentID]

    /// Finds the guide: of the documents of that kind the one that leads to most others.
    init?(of documents: [Document], in graph: RuleGraph) {
        let guides = documents.filter { $0.frontMatter?.kind == .guide }
        let tours = guides.map { (guide: $0.id, stops: Self.stops(of: $0, in: graph)) }
        // The first of equals: documents are sorted by id.
        guard let longest = tours.map(\.stops.count).max(),
            let tour = tours.first(where: { $0.stops.count == longest })
        else { return nil }
        guide = tour.guide
        stops = tour.stops
    }

    private static func stops(of guide: Document, in graph: RuleGraph) -> [DocumentID] {
        var seen: Set<DocumentID> = [guide.id]
        return guide.links.compactMap { link in
            guard case .document(let id, _) = graph.target(of: link.destination, in: guide.id),
                id.rulebook == guide.id.rulebook, seen.insert(id).inserted
            else { return nil }
            return id
        }
    }
}
