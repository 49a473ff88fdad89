import Diagnostics
import Terminal
import Workspace

/// `luca-docs show`: one document with all that is known of it.
enum ShowCommand {
    static let command = Command(
        name: "show",
        summary: "show one document: its answer, reasons, samples and what it is tied to",
        details: """
            ID is 'luca/client-is-thin', or 'client-is-thin' where only one rulebook has it,
            or the path of the file. An old id leads to what it is called now.
            """,
        operands: [.init("ID", help: "the document")],
        options: [.content, .json, ContentArguments.verbose],
        examples: [.init("luca-docs show luca/client-is-thin", "everything about that rule")]
    ) { arguments, console in
        let name = arguments.operands[0]
        let content = try ContentArguments.load(arguments, console, around: name)
        let document = try DocumentLookup.document(name, in: content)
        let page = DocumentPage(document, in: content)
        console.print(
            arguments.flag("json") ? page.value.text : page.text(colored: console.colorsOutput)
        )
        return .clean
    }
}
