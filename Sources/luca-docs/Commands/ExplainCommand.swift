import Diagnostics
import Terminal
import Workspace

/// `luca-docs explain`: what a problem means and how to mend it.
enum ExplainCommand {
    static let command = Command(
        name: "explain",
        summary: "explain a problem that check, verify or site reported",
        details:
            "ID is the word in brackets after 'error' or 'warning'. Without it, all are listed.",
        operands: [.init("ID", help: "the problem, such as unknown-link", isRequired: false)],
        options: [.json],
        examples: [
            .init("luca-docs explain unknown-link", "what it means and how to mend it"),
            .init("luca-docs explain", "all problems there are"),
        ]
    ) { arguments, console in
        let explanations = Explanation.all
        guard let word = arguments.operands.first else {
            console.print(list(explanations, asJSON: arguments.flag("json")))
            return .clean
        }
        // People paste what they see: `error[unknown-link]:`.
        let id = word.split(separator: "[").last.map { $0.prefix { $0 != "]" } } ?? ""
        guard let explanation = explanations.first(where: { $0.id == id }) else {
            let near = suggestion(for: String(id), among: explanations.map(\.id))
            throw UsageError(
                "no problem called '\(id.visible(atMost: 80))'",
                hint: near.map { "did you mean '\($0)'?" } ?? "'luca-docs explain' lists them all"
            )
        }
        console.print(arguments.flag("json") ? explanation.value.text : explanation.markdown)
        return .clean
    }

    private static func list(_ explanations: [Explanation], asJSON: Bool) -> String {
        if asJSON {
            let values = explanations.map(\.value)
            return JSONValue.object(["schema": .number(1), "problems": .array(values)]).text
        }
        let width = (explanations.map(\.id.count).max() ?? 0) + 2
        return explanations.map {
            $0.id + String(repeating: " ", count: width - $0.id.count) + $0.summary
        }.joined(separator: "\n")
    }
}

extension Explanation {
    fileprivate var value: JSONValue {
        .object(["id": .string(id), "summary": .string(summary), "markdown": .string(markdown)])
    }
}
