import CaseFiles
import Diagnostics
import Graph
import Parse
import Rules
import Testing

/// Each section of a case is a file of a content root; what comes out are the problems. With a
/// section `show` come the edges, or what the links lead to.
@Suite struct LinkTests {
    @Test(arguments: CaseFile.all())
    func linksDocuments(_ file: CaseFile) throws {
        let content = try CaseContent(file)
        let (graph, problems) = link(content.rulebooks, content.documents, files: content.files)
        let report = TerminalReport { content.sources[$0] }
        let all = content.problems + problems
        var text = report.text(of: all) + DiagnosticCount(all).description + "\n"
        switch file["show"] {
        case "edges\n":
            text += graph.edges.map { "\($0.source) \($0.kind.rawValue) \($0.target)\n" }.joined()
        case "targets\n":
            for document in graph.documents {
                for link in document.links {
                    let target = graph.target(of: link.destination, in: document.id)
                    text += "\(link.destination) → \(describe(target))\n"
                }
            }
        default: break
        }
        file.check(text)
    }

    /// What comes out must not depend on the order in which files were read.
    @Test(arguments: CaseFile.all())
    func orderDoesNotMatter(_ file: CaseFile) throws {
        let content = try CaseContent(file)
        let (graph, problems) = link(content.rulebooks, content.documents, files: content.files)
        let (other, otherProblems) = link(
            content.rulebooks.reversed(),
            content.documents.reversed(),
            files: content.files
        )
        #expect(problems == otherProblems)
        #expect(graph.edges == other.edges)
        #expect(graph.documents.map(\.path) == other.documents.map(\.path))
    }

    private func describe(_ target: RuleGraph.LinkTarget) -> String {
        switch target {
        case .document(let id, let anchor): "\(id)" + (anchor.map { "#\($0)" } ?? "")
        case .file(let path): "file \(path)"
        case .external: "outside"
        case .unresolved: "nothing"
        }
    }
}

/// The files of a case, parsed.
struct CaseContent {
    private(set) var rulebooks: [Rulebook] = []
    private(set) var documents: [Document] = []
    private(set) var files: Set<ContentPath> = []
    private(set) var sources: [ContentPath: SourceFile] = [:]
    private(set) var problems: [Diagnostic] = []

    init(_ file: CaseFile) throws {
        for section in file.sections where section.name != "show" && section.name != "note" {
            let path = try #require(ContentPath(section.name))
            files.insert(path)
            sources[path] = SourceFile(path: path, text: section.text)
        }
        for (path, source) in sources where path.name == "rulebook.yml" {
            var (rulebook, found) = parseRulebook(source)
            problems += found
            if let path = path.parent.appending("glossary.yml"), let glossary = sources[path] {
                let (entries, found) = parseGlossary(glossary, for: rulebook.name)
                rulebook.glossary = entries
                problems += found
            }
            rulebooks.append(rulebook)
        }
        let plain = Rulebook(
            name: RulebookName("docs"),
            folder: .root,
            title: "Docs",
            fences: .parse,
            isDeclared: false
        )
        let declared = rulebooks
        for (path, source) in sources where path.name.hasSuffix(".md") {
            let home = declared.first { path.isInside($0.folder) } ?? plain
            if !home.isDeclared, rulebooks.allSatisfy(\.isDeclared) { rulebooks.append(plain) }
            let (document, found) = parseDocument(source, in: home)
            documents.append(document)
            problems += found
        }
    }
}
