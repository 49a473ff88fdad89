import Diagnostics
import HTML
import Parse
import Rules
import Terminal

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

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
        let home = isPlain ? nil : rulebookFolder(above: name)
        let (rulebook, rulebookFile, rulebookProblems) = rulebook(in: home)
        let path =
            home.flatMap { contentPath(of: name, below: $0) } ?? ContentPath(lastPart(of: name))
        let file = SourceFile(path: path ?? .root, bytes: bytes)
        let (document, problems) = parseDocument(
            file,
            in: rulebook,
            options: isPlain ? .plain : .all
        )
        var hooks = isPlain ? FragmentRenderer.Hooks.plain : FragmentRenderer.Hooks()
        if rulebook.allowsRawHTML { hooks.rawHTML = .pass }
        let renderer = FragmentRenderer(hooks)
        var html = renderer.render(document.blocks) + renderer.render(document.footnotes)
        if rulebook.allowsRawHTML { html = balanceHTML(html) }
        console.write(Array(html.utf8))
        let all = rulebookProblems + problems
        let report = TerminalReport(
            pathPrefix: prefix(of: name, before: file.path),
            usesColour: console.colorsErrors
        ) { path in path == file.path ? file : rulebookFile }
        if !all.isEmpty { console.report(report.text(of: all)) }
        return all.contains { $0.severity == .error } ? .problems : .clean
    }

    private static func read(_ name: String) -> [UInt8]? {
        if name == "-" { return standardInput() }
        return FileManager.default.contents(atPath: name).map { [UInt8]($0) }
    }

    /// All that standard input gives until its end.
    private static func standardInput() -> [UInt8] {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Self.read(STDIN_FILENO, into: &part)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return bytes }
            bytes += part[..<count]
        }
    }

    private static func read(_ descriptor: Int32, into part: inout [UInt8]) -> Int {
        part.withUnsafeMutableBytes { buffer in
            #if canImport(Glibc)
                Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            #else
                Darwin.read(descriptor, buffer.baseAddress, buffer.count)
            #endif
        }
    }

    private static func lastPart(of name: String) -> String {
        name == "-" ? "standard-input.md" : URL(fileURLWithPath: name).lastPathComponent
    }

    /// How the reader reaches the folder that a path starts in.
    private static func prefix(of name: String, before path: ContentPath) -> String {
        name.hasSuffix("/\(path)") ? String(name.dropLast(path.description.count)) : ""
    }

    /// The nearest folder above a file that holds a `rulebook.yml`.
    private static func rulebookFolder(above name: String) -> URL? {
        guard name != "-" else { return nil }
        var folder = URL(fileURLWithPath: name).standardizedFileURL.deletingLastPathComponent()
        while folder.path != "/" {
            let file = folder.appendingPathComponent("rulebook.yml")
            if FileManager.default.fileExists(atPath: file.path) { return folder }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    private static func contentPath(of name: String, below folder: URL) -> ContentPath? {
        let file = URL(fileURLWithPath: name).standardizedFileURL.path
        return ContentPath(file.dropFirst(folder.deletingLastPathComponent().path.count + 1))
    }

    private static func rulebook(in folder: URL?) -> (Rulebook, SourceFile?, [Diagnostic]) {
        let file = folder?.appendingPathComponent("rulebook.yml")
        guard let folder, let file, let bytes = FileManager.default.contents(atPath: file.path),
            let path = ContentPath(folder.lastPathComponent + "/rulebook.yml")
        else {
            let plain = Rulebook(
                name: RulebookName("plain"),
                folder: .root,
                title: "",
                fences: .parse,
                isDeclared: false
            )
            return (plain, nil, [])
        }
        let source = SourceFile(path: path, bytes: [UInt8](bytes))
        let (rulebook, problems) = parseRulebook(source)
        return (rulebook, source, problems)
    }
}
