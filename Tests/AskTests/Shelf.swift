import Ask
import Diagnostics
import Foundation
import Graph
import Parse
import Rules

/// A rulebook read from a folder of files.
struct Shelf {
    /// The linked documents.
    let graph: RuleGraph
    /// What was wrong with the files.
    let problems: [Diagnostic]
    /// Every file that was read, for tests about the words in it.
    let files: [SourceFile]

    /// The small rulebook of these tests.
    static let kiosk = Shelf(
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Shelf")
    )

    /// The rulebooks of this repository.
    static let content = Shelf(
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../content").standardizedFileURL
    )

    /// Reads every folder with a `rulebook.yml` below a content root.
    init(_ root: URL) {
        var problems: [Diagnostic] = []
        var rulebooks: [Rulebook] = []
        var documents: [Document] = []
        var files: [SourceFile] = []
        for folder in Shelf.names(in: root) {
            let below = Shelf.paths(below: root.appendingPathComponent(folder), prefix: folder)
            guard below.contains("\(folder)/rulebook.yml") else { continue }
            func read(_ path: String) -> SourceFile {
                let data = try? Data(contentsOf: root.appendingPathComponent(path))
                return SourceFile(path: ContentPath(path)!, bytes: Array(data ?? Data()))
            }
            var (rulebook, found) = parseRulebook(read("\(folder)/rulebook.yml"))
            if below.contains("\(folder)/glossary.yml") {
                let file = read("\(folder)/glossary.yml")
                let (entries, more) = parseGlossary(file, for: rulebook.name)
                rulebook.glossary = entries
                found += more
                files.append(file)
            }
            for path in below where path.hasSuffix(".md") {
                let file = read(path)
                let (document, more) = parseDocument(file, in: rulebook)
                documents.append(document)
                found += more
                files.append(file)
            }
            rulebooks.append(rulebook)
            problems += found
        }
        let (graph, more) = link(rulebooks, documents, files: Set(files.map(\.path)))
        self.graph = graph
        self.problems = problems + more
        self.files = files
    }

    private static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    private static func paths(below folder: URL, prefix: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder.path)
        return (names?.allObjects as? [String] ?? []).sorted().map { "\(prefix)/\($0)" }
    }
}
