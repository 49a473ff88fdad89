import CaseFiles
import Diagnostics
import Graph
import Parse
import Rules
import Testing

@testable import Site

/// Pages as they come out of Markdown, one case a file.
///
/// The sections of a case are files of a content root. `page` names the pages to show, one a line,
/// each whole or its `main`, `article` or `body` only; `problems` shows the problems instead.
@Suite struct SiteTests {
    @Test(arguments: CaseFile.all())
    func rendersPages(_ file: CaseFile) {
        let (website, problems) = renderSite(from: .from(file))
        let wanted = (file["page"] ?? "").split(separator: "\n")
        file.check(
            wanted.map { line in
                if line == "problems" { return text(of: problems) }
                let name = ["main", "article", "body"].first { line.hasSuffix(" " + $0) }
                let path = ContentPath(name.map { line.dropLast($0.count + 1) } ?? line) ?? .root
                guard let bytes = website.files[path] else { return "no page \(path)\n" }
                let html = String(decoding: bytes, as: UTF8.self)
                return name.map { element($0, of: html) } ?? html
            }.joined(separator: "\n")
        )
    }

    private func text(of problems: [Diagnostic]) -> String {
        guard !problems.isEmpty else { return "no problems\n" }
        return TerminalReport { _ in nil }.text(of: problems)
    }

    /// An element from its opening tag to its closing one.
    private func element(_ name: String, of html: String) -> String {
        guard let start = html.firstRange(of: "<\(name)"),
            let end = html[start.upperBound...].firstRange(of: "</\(name)>")
        else { return "no \(name)\n" }
        return html[start.lowerBound..<end.upperBound] + "\n"
    }
}

extension SiteInput {
    /// The content root that a case's sections are, without a theme and an index.
    static func from(_ file: CaseFile, reversed: Bool = false) -> SiteInput {
        var rulebooks: [Rulebook] = []
        var documents: [Document] = []
        var folders: [String: Rulebook] = [:]
        let files = file.sections.compactMap { name, text in
            ContentPath(name).map { SourceFile(path: $0, text: text) }
        }
        for source in files where source.path.name == "rulebook.yml" {
            let rulebook = parseRulebook(source).0
            rulebooks.append(rulebook)
            folders[source.path.parent.description] = rulebook
        }
        let plain = Rulebook(
            name: RulebookName("docs"),
            folder: .root,
            title: "docs",
            fences: .parse,
            isDeclared: false
        )
        for source in files where source.path.name.hasSuffix(".md") {
            let folder = source.path.parts.dropLast().first ?? ""
            let rulebook = folders[folder] ?? plain
            if !rulebooks.contains(where: { $0.name == rulebook.name }) { rulebooks.append(plain) }
            documents.append(parseDocument(source, in: rulebook).0)
        }
        if reversed {
            rulebooks.reverse()
            documents.reverse()
        }
        let graph = link(rulebooks, documents, files: Set(files.map(\.path))).0
        let assets = ["site.css", "content.css", "print.css", "icon.svg", "appearance.js"]
        let theme = (assets + ["site.js", "search.js"]).compactMap { ContentPath($0) }
        return SiteInput(
            graph: graph,
            proofs: Proofs(ledger(of: graph, in: file), backing: graph.backing),
            searchIndex: Array("{}".utf8),
            theme: Dictionary(uniqueKeysWithValues: theme.map { ($0, []) }),
            standIns: files.first { $0.path.name == "stand-ins.yml" }
                .map { parseStandInNotes($0).0 } ?? StandInNotes(),
            availability: files.first { $0.path.name == "availability.yml" }
                .map { parseAvailability($0).0 } ?? AvailabilityList()
        )
    }

    /// The section `ledger` proves snippets by name: `luca/client#1 ios=tested,macos=built`,
    /// and after ` | ` what it was proven with: `os=stand-in`.
    private static func ledger(of graph: RuleGraph, in file: CaseFile) -> Ledger? {
        guard let text = file["ledger"] else { return nil }
        let backing = graph.backing
        let snippets = Dictionary(
            graph.documents.flatMap(\.snippets).map { ($0.id.description, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        let entries = text.split(separator: "\n").compactMap { line -> Ledger.Entry? in
            let halves = line.split(separator: " | ", maxSplits: 1)
            let words = halves[0].split(separator: " ", maxSplits: 1).map(String.init)
            guard let snippet = snippets[words[0]], words.count == 2 else { return nil }
            let states = words[1].split(separator: ",").map { pair in
                let parts = pair.split(separator: "=").map { String($0.drop { $0 == " " }) }
                guard parts.count == 2 else { return ("6", parts[0]) }
                return (ProofSetting(parts[0]).map(\.description) ?? parts[0] + " 6", parts[1])
            }
            return Ledger.Entry(
                id: words[0],
                hash: snippet.proofHash,
                behind: backing.hash(of: snippet),
                against: halves.count == 2 ? String(halves[1]) : nil,
                states: Dictionary(states, uniquingKeysWith: { first, _ in first })
            )
        }
        return Ledger(toolchain: "Swift 6.3.1", platform: "Linux x86_64", snippets: entries)
    }
}
