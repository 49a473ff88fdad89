import Diagnostics
import Rules
import Terminal
import Workspace

/// `luca-docs list`: every document, or those that fit.
enum ListCommand {
    static let command = Command(
        name: "list",
        summary: "list the documents of the rulebooks",
        details: """
            One line for each document: its id, how binding it is, its title. Filters may be
            given more than once; a document fits when it fits one value of every filter.
            """,
        options: [
            .content,
            .value(
                "kind",
                "KIND",
                choices: FrontMatter.Kind.allCases.map(\.rawValue),
                help: "only documents of that kind"
            ),
            .value("layer", "LAYER", help: "only documents of that layer"),
            .value(
                "level",
                "LEVEL",
                choices: FrontMatter.Level.allCases.map(\.rawValue),
                help: "only rules that binding"
            ),
            .value("rulebook", "NAME", help: "only documents of that rulebook"),
            .json,
            ContentArguments.verbose,
        ],
        examples: [
            .init("luca-docs list --level never", "what must never be done"),
            .init("luca-docs list --kind guide --json", "all guides, for a program"),
        ]
    ) { arguments, console in
        let content = try ContentArguments.load(arguments, console)
        let documents = try DocumentFilter(arguments, in: content.graph).apply()
        if arguments.flag("json") {
            let values = documents.map {
                DocumentSummary.value(of: $0, pathPrefix: content.root.pathPrefix)
            }
            console.print(
                JSONValue.object(["schema": .number(1), "documents": .array(values)]).text
            )
            return .clean
        }
        guard !documents.isEmpty else {
            console.report("luca-docs: no document fits")
            return .clean
        }
        let width = documents.map { $0.id.description.count }.max() ?? 0
        let rows = documents.map { document in
            let id = document.id.description.visible()
            let level = DocumentSummary.binding(of: document)
            let pad = String(repeating: " ", count: width - id.count + 2)
            let levelPad = String(repeating: " ", count: max(11 - level.count, 1))
            return TextStyle.bold(id, if: console.colorsOutput) + pad + level + levelPad
                + document.title.visible()
        }
        console.print(rows.joined(separator: "\n"))
        return .clean
    }
}
