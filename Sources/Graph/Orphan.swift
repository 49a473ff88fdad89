import Diagnostics
import Rules

/// A rule that nobody comes across: no guide and no other document leads to it.
enum Orphan {
    /// Follows all edges from the documents that are no rules; `part-of` leads both ways, since
    /// the whole lists its parts. Where a document's ties could not be read, that is to be mended
    /// first: nobody can tell what it leads to.
    static func check(_ edges: [RuleGraph.Edge], in catalog: Catalog) -> [Diagnostic] {
        guard catalog.documents.allSatisfy({ $0.frontMatter?.isWhole ?? true }) else { return [] }
        var ways: [DocumentID: [DocumentID]] = [:]
        var arrivals: [DocumentID: [DocumentID]] = [:]
        for edge in edges where edge.source != edge.target {
            ways[edge.source, default: []].append(edge.target)
            arrivals[edge.target, default: []].append(edge.source)
            if edge.kind == .partOf {
                ways[edge.target, default: []].append(edge.source)
                arrivals[edge.source, default: []].append(edge.target)
            }
        }
        var reached: Set<DocumentID> = []
        var queue = catalog.documents.filter { !isRule($0) }.map(\.id)
        while let id = queue.popLast() {
            if reached.insert(id).inserted { queue += ways[id] ?? [] }
        }
        let lone = Dictionary(grouping: catalog.documents, by: \.id.rulebook)
            .filter { $0.value.count == 1 }.keys
        var problems: [Diagnostic] = []
        // What an orphan leads to is mended with the orphan, so only the first is reported.
        let unreached = catalog.documents.filter {
            isRule($0) && !reached.contains($0.id) && !lone.contains($0.id.rulebook)
        }
        let heads = unreached.filter { (arrivals[$0.id] ?? []).isEmpty }
        for document in heads + unreached where !reached.contains(document.id) {
            problems.append(problem(document))
            var queue = [document.id]
            while let id = queue.popLast() {
                if reached.insert(id).inserted { queue += ways[id] ?? [] }
            }
        }
        return problems
    }

    private static func isRule(_ document: Document) -> Bool { document.frontMatter?.kind == .rule }

    private static func problem(_ document: Document) -> Diagnostic {
        Diagnostic(
            .orphan,
            "nothing leads to '\(document.id)'",
            at: document.nameLocation,
            hint: "link to it from a guide, or name it in the 'see' of another rule"
        )
    }
}

extension Diagnostic.ID {
    static let orphan: Self = "orphan"
}
