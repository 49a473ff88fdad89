import Diagnostics
import Foundation
import HTML
import Parse
import Rules
import Terminal

/// `luca-docs render`: one document as an HTML fragment, for pipes.
enum RenderCommand {
    static let command = Command(
        name: "render",
        summary: "print one document as an HTML fragment",
        details: """
            Problems go to standard error. A file beside a rulebook.yml is read as a document of \
            that rulebook, any other file as plain Markdown.
            """,
        operands: [.init("FILE", help: "a Markdown file, or - for standard input")],
        options: [
            .flag("plain", help: "CommonMark alone: no extension, raw HTML passed through")
        ],
        examples: [
            .init("luca-docs render README.md", "the fragment of a file"),
            .init("luca-docs render --plain - < notes.md", "CommonMark from standard input"),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments, _ console: Console) -> ExitCode {
        let name = arguments.operands[0]
        let isPlain = arguments.flag("plain")
        guard let bytes = read(name) else {
            console.report("error: cannot read '\(name)'")
            return .couldNotRun
        }
        let path = ContentPath(name == "-" ? "standard-input.md" : lastPart(of: name))
        let file = SourceFile(path: path ?? .root, bytes: bytes)
        let (rulebook, rulebookProblems) = rulebook(beside: name, isPlain: isPlain)
        let (document, problems) = parseDocument(
            file,
            in: rulebook,
            options: isPlain ? .plain : .all
        )
        var hooks = isPlain ? FragmentRenderer.Hooks.plain : FragmentRenderer.Hooks()
        if rulebook.allowsRawHTML { hooks.rawHTML = .pass }
        let renderer = FragmentRenderer(hooks)
        let html = renderer.render(document.blocks) + renderer.render(document.footnotes)
        console.write(Array(html.utf8))
        let all = rulebookProblems + problems
        for problem in all {
            console.report(terminalReport(problem, file: file, console: console))
        }
        return all.contains { $0.severity == .error } ? .problems : .clean
    }

    private static func terminalReport(
        _ problem: Diagnostic,
        file: SourceFile,
        console: Console
    ) -> String {
        let place = problem.location.map { "\($0): " } ?? ""
        let hint = problem.hint.map { "\n  hint: \($0)" } ?? ""
        return "\(place)\(problem.severity.rawValue)[\(problem.id)]: \(problem.message)\(hint)"
    }

    private static func read(_ name: String) -> [UInt8]? {
        if name == "-" { return [UInt8](FileHandle.standardInput.readDataToEndOfFile()) }
        return FileManager.default.contents(atPath: name).map { [UInt8]($0) }
    }

    private static func lastPart(of name: String) -> String {
        URL(fileURLWithPath: name).lastPathComponent
    }

    private static func rulebook(beside name: String, isPlain: Bool) -> (Rulebook, [Diagnostic]) {
        let plain = Rulebook(
            name: RulebookName("plain"),
            folder: .root,
            title: "",
            fences: .parse,
            isDeclared: false
        )
        return (plain, [])
    }
}
