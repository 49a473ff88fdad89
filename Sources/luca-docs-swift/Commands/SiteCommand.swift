import Ask
import Diagnostics
import Foundation
import Graph
import Parse
import Rules
import Site
import Terminal
import Workspace

/// `luca-docs site`: the rulebooks as a website that works from a folder and from a server.
enum SiteCommand {
    static let command = Command(
        name: "site",
        summary: "write the rulebooks as a static website",
        details: """
            Writes one page per document, layer and kind of problem, an index of rules and a \
            search that works without a server: open index.html, or put the folder anywhere. It \
            works on any folder of Markdown, too.

            The folder is replaced as a whole, files that others have put there too, and only \
            when all pages are made; a run that is stopped leaves the old one as it was. \
            The exit code is 1 when a link of the website leads nowhere or a document has an error.
            """,
        options: [
            .content,
            .value(
                "output",
                "DIR",
                short: "o",
                help: "where to write it (default: site/public)"
            ),
            .value("theme", "DIR", help: "style sheets, scripts, icons to use instead, by name"),
            .json,
        ],
        examples: [
            .init("luca-docs site", "write site/public"),
            .init("luca-docs site --content docs -o build/site", "publish any Markdown folder"),
        ]
    ) { arguments, console in
        let output = arguments.value(of: "output") ?? "site/public"
        let root = try ContentRoot.find(given: arguments.value(of: "content"))
        console.progress("reading \(root.pathPrefix)")
        let content = try LoadedContent.load(root)
        guard !content.graph.documents.isEmpty else {
            throw WorkspaceError("there is no Markdown file in '\(root.pathPrefix)'")
        }
        let (standIns, noteProblems) = content.standInNotes()
        let (availability, listProblems) = content.availability()
        console.progress("writing \(content.graph.documents.count) documents")
        let (website, problems) = renderSite(
            from: SiteInput(
                graph: content.graph,
                proofs: content.proofs,
                explanations: content.graph.rulebooks.contains(where: \.isDeclared)
                    ? explanations() : nil,
                searchIndex: SearchIndex(content.graph, proofs: content.proofs).encoded(),
                theme: try Theme.files(with: arguments.value(of: "theme")),
                standIns: standIns,
                availability: availability
            )
        )
        let (tree, unreadable) = tree(of: website, content)
        let changes = try AtomicWriter.replace(output, with: tree)
        console.clearProgress()
        let all =
            (content.problems + noteProblems + listProblems).filter { $0.severity == .error }
            + problems + unreadable
        report(all, on: website, in: content, changes, to: output, arguments, console)
        return DiagnosticCount(all).errors == 0 ? .clean : .problems
    }

    /// The explanations that the program carries, linked among themselves.
    private static func explanations() -> RuleGraph? {
        guard let folder = ContentPath("problems"), !Explanation.all.isEmpty else { return nil }
        let book = Rulebook(
            name: RulebookName("problems"),
            folder: folder,
            title: "Problems",
            fences: .ignore,
            isDeclared: false
        )
        let documents = Explanation.all.compactMap { explanation in
            folder.appending("\(explanation.id).md").map {
                parseDocument(SourceFile(path: $0, text: explanation.markdown), in: book).0
            }
        }
        // A test holds the carried explanations to having no problems of their own.
        return link([book], documents, files: Set(documents.map(\.path))).0
    }

    /// All bytes of the website, copied files included; one that cannot be read is left out.
    private static func tree(
        of website: Website,
        _ content: LoadedContent
    ) -> ([ContentPath: [UInt8]], [Diagnostic]) {
        var tree = website.files
        var problems: [Diagnostic] = []
        for (path, copy) in website.copies.sorted(by: { $0.key < $1.key }) {
            let (bytes, found) = content.bytes(at: copy.source, linkedFrom: copy.location)
            tree[path] = bytes
            problems += found
        }
        return (tree, problems)
    }

    private static func report(
        _ problems: [Diagnostic],
        on website: Website,
        in content: LoadedContent,
        _ changes: AtomicWriter.Changes,
        to output: String,
        _ arguments: Arguments,
        _ console: Console
    ) {
        let prefix = content.root.pathPrefix
        if arguments.flag("json") {
            let value = JSONValue.object([
                "schema": .number(1),
                "output": .string(output),
                "pages": .number(website.pageCount),
                "bytes": .number(website.byteCount),
                "written": .number(changes.written),
                "removed": .number(changes.removed.count),
                "problems": JSONReport.value(of: problems, pathPrefix: prefix),
            ])
            return console.print(value.text)
        }
        let errors = TerminalReport(pathPrefix: prefix, usesColour: console.colorsErrors) {
            content.source(at: $0)
        }
        if !problems.isEmpty {
            console.report(errors.text(of: problems) + DiagnosticCount(problems).description)
        }
        let size = String(format: "%.1f MB", Double(website.byteCount) / 1_000_000)
        console.print(
            """
            \(website.pageCount) pages, \(size), in \(output) (\(changes))
            open \(output)/index.html
            """
        )
    }
}
