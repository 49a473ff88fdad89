import Graph
import Rules

/// Where the pages that answers quote come from; only those that are asked for are made.
enum PageSource: Sendable {
    /// Documents that have been read, and their texts in the same order.
    case graph(RuleGraph, [DocumentText], Proofs)

    /// The page of the document at a place in the ranking.
    subscript(place: Int) -> Page {
        switch self {
        case .graph(let graph, let texts, let proofs):
            Page(graph.documents[place], texts[place], in: graph, proofs)
        }
    }
}
