import Diagnostics
import Graph
import Rules

/// A part of the graph in the languages of drawing programs.
struct GraphDrawing {
    /// The nodes, sorted by id.
    let documents: [Document]
    /// Edges among them, sorted.
    let edges: [RuleGraph.Edge]

    /// Graphviz's language (https://graphviz.org/doc/info/lang.html), a cluster for each rulebook.
    var dot: String {
        var lines = [
            "digraph rules {", "    rankdir=LR;", "    node [shape=box, fontname=\"sans-serif\"];",
        ]
        for (number, group) in groups.enumerated() {
            lines.append("    subgraph cluster_\(number) {")
            lines.append("        label=\(quoted(group.name.description));")
            for document in group.documents {
                lines.append(
                    "        \(quoted(document.id.description)) [label=\(quoted(document.title))];"
                )
            }
            lines.append("    }")
        }
        for edge in edges {
            let ends = "\(quoted(edge.source.description)) -> \(quoted(edge.target.description))"
            lines.append("    \(ends) [label=\(quoted(edge.kind.rawValue))];")
        }
        return (lines + ["}"]).joined(separator: "\n")
    }

    /// Mermaid's flowchart (https://mermaid.js.org/syntax/flowchart.html), which code hosts draw.
    var mermaid: String {
        // Mermaid has words that no node may be called by, so nodes are numbered.
        let names = Dictionary(
            documents.enumerated().map { ($1.id, "n\($0 + 1)") },
            uniquingKeysWith: { first, _ in first }
        )
        var lines = ["flowchart LR"]
        for (number, group) in groups.enumerated() {
            lines.append("    subgraph r\(number + 1)[\(escaped(group.name.description))]")
            for document in group.documents {
                lines.append("        \(names[document.id] ?? "")[\(escaped(document.title))]")
            }
            lines.append("    end")
        }
        for edge in edges {
            let arrow = edge.kind == .mentions ? "-.->" : "-->"
            let source = names[edge.source] ?? ""
            lines.append(
                "    \(source) \(arrow)|\(edge.kind.rawValue)| \(names[edge.target] ?? "")"
            )
        }
        return lines.joined(separator: "\n")
    }

    /// `{schema, documents, edges}`.
    func value(pathPrefix: String) -> JSONValue {
        .object([
            "schema": .number(1),
            "documents": .array(
                documents.map { DocumentSummary.value(of: $0, pathPrefix: pathPrefix) }
            ),
            "edges": .array(
                edges.map {
                    .object([
                        "source": .string($0.source.description),
                        "kind": .string($0.kind.rawValue),
                        "target": .string($0.target.description),
                    ])
                }
            ),
        ])
    }

    private var groups: [(name: RulebookName, documents: [Document])] {
        Dictionary(grouping: documents, by: \.id.rulebook)
            .map { (name: $0.key, documents: $0.value) }.sorted { $0.name < $1.name }
    }

    private func quoted(_ text: String) -> String {
        let inner = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"\(inner.replacing("\n", with: " "))\""
    }

    /// Mermaid reads `#quot;` and other entities in quotes, tags too, and no backslashes.
    private func escaped(_ text: String) -> String {
        let inner = text.replacing("#", with: "#35;").replacing("\"", with: "#quot;")
            .replacing("<", with: "#lt;").replacing(">", with: "#gt;")
        return "\"\(inner.replacing("\n", with: " "))\""
    }
}
