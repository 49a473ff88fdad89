import Diagnostics
import Terminal
import Workspace

/// `luca-docs check`: what is wrong with the documents.
enum CheckCommand {
    static let command = Command(
        name: "check",
        summary: "find dead links, broken front matter and other mistakes in Markdown",
        details: """
            Reads every document and reports what is wrong with it, each problem with its
            file, line and column. Without PATH it reads the nearest rulebooks. PATH may be
            any folder of Markdown, also one that knows nothing of rulebooks: then links,
            anchors, fences and encoding are checked. It may also be one or more files.

            The exit code is 0 when there is no error, 1 when there is one, and 2 when
            nothing could be checked. 'luca-docs explain ID' tells more of a problem.
            """,
        operands: [
            .init(
                "PATH",
                help: "a folder or Markdown files to check instead",
                isRequired: false,
                repeats: true
            )
        ],
        options: [
            .content,
            .value(
                "format",
                "FORMAT",
                choices: ["text", "json", "github", "sarif"],
                help: "for people, for programs, for GitHub's workflow log, for code scanning"
            ),
            .flag("json", help: "the same as --format json"),
            .flag("strict", help: "count warnings as errors"),
            ContentArguments.verbose,
        ],
        examples: [
            .init("luca-docs check", "check the rulebooks here"),
            .init("luca-docs check docs/", "check any folder of Markdown"),
            .init("luca-docs check --strict --format github", "check on GitHub"),
        ]
    ) { arguments, console in
        let (root, selection) = try place(arguments)
        if arguments.flag("verbose") { console.report("luca-docs: \(root.explanation)") }
        let content = try LoadedContent.load(root, selection)
        if arguments.flag("verbose") || !arguments.operands.isEmpty {
            for package in content.skippedPackages {
                console.report(
                    "luca-docs: skipped the Swift package \(root.pathPrefix)\(package): "
                        + "it has no rulebook.yml"
                )
            }
        }
        guard !content.graph.documents.isEmpty || !content.problems.isEmpty else {
            throw WorkspaceError("there is no Markdown file in '\(root.pathPrefix)'")
        }
        let problems = arguments.flag("strict") ? content.problems.map(\.strict) : content.problems
        print(problems, of: content, selection, arguments, console)
        return DiagnosticCount(problems).errors == 0 ? .clean : .problems
    }

    private static func place(
        _ arguments: Arguments
    ) throws -> (ContentRoot, LoadedContent.Selection) {
        guard let path = arguments.operands.first else {
            return (try .find(given: arguments.value(of: "content")), .all)
        }
        // `check "$UNSET"` must not check the folder that happens to be current.
        guard !arguments.operands.contains("") else {
            throw UsageError(
                "a path to check is empty",
                hint: "name a file or a folder, or give none"
            )
        }
        guard arguments.value(of: "content") == nil else {
            throw UsageError("'\(path)' and '--content' both say what to check", hint: "give one")
        }
        if arguments.operands.count == 1, !ContentRoot.isFile(path) {
            return (try .find(given: path), .all)
        }
        let (root, files) = try ContentRoot.containing(arguments.operands)
        return (root, .files(Set(files)))
    }

    private static func print(
        _ problems: [Diagnostic],
        of content: LoadedContent,
        _ selection: LoadedContent.Selection,
        _ arguments: Arguments,
        _ console: Console
    ) {
        let prefix = content.root.pathPrefix
        let format = arguments.flag("json") ? "json" : arguments.value(of: "format") ?? "text"
        switch format {
        case "json":
            console.print(JSONReport.value(of: problems, pathPrefix: prefix).text)
        case "github":
            console.print(GitHubReport.text(of: problems, pathPrefix: prefix))
        case "sarif":
            let report = SarifReport(pathPrefix: prefix) { content.source(at: $0) }
            let version = Program.currentVersion
            console.print(report.value(of: problems, tool: "luca-docs", version: version).text)
        default:
            let report = TerminalReport(pathPrefix: prefix, usesColour: console.colorsOutput) {
                content.source(at: $0)
            }
            console.print(report.text(of: problems) + summary(of: problems, content, selection))
        }
    }

    private static func summary(
        of problems: [Diagnostic],
        _ content: LoadedContent,
        _ selection: LoadedContent.Selection
    ) -> String {
        let count: Int =
            if case .files(let files) = selection { files.count } else {
                content.sources.keys.count { $0.isMarkdown }
            }
        let files = "\(count) \(count == 1 ? "file" : "files")"
        var text = DiagnosticCount(problems).description
        if problems.isEmpty { text += " in \(files)" }
        if content.root.place == .carried {
            text +=
                "\nthese are the rulebooks built into luca-docs; "
                + "'luca-docs check FOLDER' checks your own"
        }
        return text
    }
}

extension Diagnostic {
    /// The same problem with a warning made an error.
    fileprivate var strict: Diagnostic {
        var copy = self
        if severity == .warning { copy.severity = .error }
        return copy
    }
}
