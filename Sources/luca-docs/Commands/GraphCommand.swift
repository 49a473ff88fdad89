import Diagnostics
import Graph
import Rules
import Terminal
import Workspace

/// `luca-docs graph`: the documents and what ties them.
enum GraphCommand {
    static let command = Command(
        name: "graph",
        summary: "print the graph of rules for Graphviz, Mermaid or a program",
        details: """
            Nodes are documents, edges are the relations of their front matter and the links
            of their text. '--edges' keeps some kinds of edges, '--rulebook' some rulebooks.
            """,
        options: [
            .content,
            .value(
                "format",
                "FORMAT",
                choices: ["dot", "mermaid", "json"],
                help: "what to print (default: mermaid)"
            ),
            .value(
                "edges",
                "KIND",
                choices: EdgeKind.allCases.map(\.rawValue),
                help: "only edges of that kind; may be given more than once"
            ),
            .value("rulebook", "NAME", help: "only documents of that rulebook"),
            .flag("json", help: "the same as --format json"),
            ContentArguments.verbose,
        ],
        examples: [
            .init("luca-docs graph --format dot | dot -Tsvg > rules.svg", "draw it with Graphviz"),
            .init("luca-docs graph --edges because", "the reasons only, for a Markdown page"),
        ]
    ) { arguments, console in
        let content = try ContentArguments.load(arguments, console)
        let documents = try DocumentFilter(arguments, in: content.graph).apply()
        let kinds = arguments.values(of: "edges")
        let ids = Set(documents.map(\.id))
        let edges = content.graph.edges.filter {
            ids.contains($0.source) && ids.contains($0.target)
                && (kinds.isEmpty || kinds.contains($0.kind.rawValue))
        }
        let drawing = GraphDrawing(documents: documents, edges: edges)
        switch arguments.flag("json") ? "json" : arguments.value(of: "format") ?? "mermaid" {
        case "dot": console.print(drawing.dot)
        case "json": console.print(drawing.value(pathPrefix: content.root.pathPrefix).text)
        default: console.print(drawing.mermaid)
        }
        return .clean
    }
}
