import Coverage
import Diagnostics
import Graph
import Rules
import Terminal
import Workspace

/// `luca-docs coverage`: which lines of the source documents are in which rules.
enum CoverageCommand {
    static let command = Command(
        name: "coverage",
        summary: "compare the rules with the texts that they restate, line by line",
        details: """
            A rulebook may restate other texts, such as a style guide. 'sources' in
            rulebook.yml names each with its file and the file's SHA-256, and a document's
            'source' names the lines (at most 12) that it restates. DIR holds these files;
            they are no part of the content.

            Prints, for each source document, which lines are in which rules and which are
            in none. A line that binds nobody, such as a heading, is listed in rulebook.yml
            with the reason, at most a quarter of the lines with text:

                sources:
                  - document: handbook
                    file: handbook.txt
                    sha256: 9f86…
                    not-normative:
                      - {lines: [1-3, 40], reason: headings}

            '--annotate' prints the text itself, each run of lines below the rules that
            restate it, for whoever reviews the ranges.

            The exit code is 0 when every line is in a rule or listed, 1 when one is not or
            a range is wrong, and 2 when a document could not be compared.
            """,
        options: [
            .value("sources", "DIR", help: "the folder of the source documents (needed)"),
            .value(
                "document",
                "NAME",
                help: "only that source document; may be given more than once"
            ),
            .flag("annotate", help: "print every line below the rules that restate it"),
            .content,
            .json,
            ContentArguments.verbose,
        ],
        examples: [
            .init("luca-docs coverage --sources ../texts", "find lines that are in no rule"),
            .init(
                "luca-docs coverage --sources ../texts --document handbook --annotate",
                "read the handbook beside its rules"
            ),
        ]
    ) { arguments, console in
        guard let path = arguments.value(of: "sources") else {
            throw UsageError("'--sources DIR' is missing")
        }
        let folder = try SourceFolder(path)
        let content = try ContentArguments.load(arguments, console)
        let sources = try chosen(arguments.values(of: "document"), in: content.graph)
        var problems = content.problems.filter(makesDoubtful)
        var coverages: [SourceCoverage] = []
        for (rulebook, source) in sources {
            let (bytes, problem) = folder.bytes(of: source)
            if let problem { problems.append(problem) }
            guard let bytes else { continue }
            let (coverage, found) = measureCoverage(
                of: source,
                in: rulebook.name,
                bytes: bytes,
                graph: content.graph
            )
            problems += found
            if let coverage { coverages.append(coverage) }
        }
        let isWhole = coverages.count == sources.count
        let report = CoverageReport(coverages: coverages, annotates: arguments.flag("annotate"))
        if arguments.flag("json") {
            console.print(report.value(problems, pathPrefix: content.root.pathPrefix).text)
        } else {
            let terminal = TerminalReport(
                pathPrefix: content.root.pathPrefix,
                usesColour: console.colorsErrors
            ) { content.source(at: $0) }
            if !problems.isEmpty { console.report(terminal.text(of: problems)) }
            if !coverages.isEmpty { console.print(report.text(usesColour: console.colorsOutput)) }
        }
        if !isWhole { return .couldNotRun }
        let hasGap = coverages.contains { $0.uncovered > 0 }
        return hasGap || DiagnosticCount(problems).errors > 0 ? .problems : .clean
    }

    /// A rulebook that is read in part may lack sources or exceptions.
    private static func makesDoubtful(_ problem: Diagnostic) -> Bool {
        problem.isAboutSources || problem.location?.path.name == "rulebook.yml"
    }

    /// The source documents of that name, as `handbook` or `rulebook/handbook`; all if none is
    /// named.
    private static func chosen(
        _ names: [String],
        in graph: RuleGraph
    ) throws -> [(Rulebook, Rulebook.Source)] {
        let all = graph.rulebooks.flatMap { rulebook in
            rulebook.sources.map { (rulebook, $0) }
        }
        guard !all.isEmpty else {
            throw WorkspaceError(
                "no rulebook restates a source document",
                hint: "list the texts under 'sources' in rulebook.yml"
            )
        }
        func fits(_ name: String, _ rulebook: Rulebook, _ source: Rulebook.Source) -> Bool {
            [source.document.value, "\(rulebook.name)/\(source.document.value)"].contains(name)
        }
        for name in names where !all.contains(where: { fits(name, $0, $1) }) {
            let known = all.map(\.1.document.value)
            throw UsageError(
                "no source document called '\(name)'",
                hint: suggestion(for: name, among: known).map { "did you mean '\($0)'?" }
                    ?? "there is \(known.joined(separator: ", "))"
            )
        }
        guard !names.isEmpty else { return all }
        return all.filter { rulebook, source in names.contains { fits($0, rulebook, source) } }
    }
}
