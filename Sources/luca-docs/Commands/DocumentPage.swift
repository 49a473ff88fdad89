import Diagnostics
import Graph
import Rules
import Terminal
import Workspace

/// One document as a page of a terminal or as JSON.
struct DocumentPage {
    private let document: Document
    private let content: LoadedContent
    private var graph: RuleGraph { content.graph }
    private var matter: FrontMatter? { document.frontMatter }

    init(_ document: Document, in content: LoadedContent) {
        self.document = document
        self.content = content
    }

    /// Title, answer, facts, ties, text and samples with their proofs, at most 80 columns where
    /// the text allows.
    func text(colored: Bool) -> String {
        var parts = [TextStyle.bold(document.title.visible(), if: colored) + "\n" + headline]
        if let answer = matter?.answer?.value { parts.append(TextFlow.wrap(answer)) }
        let facts = self.facts
        if !facts.isEmpty { parts.append(rows(facts, colored)) }
        let ties = self.ties
        if !ties.isEmpty { parts.append(rows(ties, colored)) }
        let writer = BlockText(
            isProvenText: { proofLine(of: document.snippets[$0]) },
            snippets: document.snippets,
            colored: colored
        )
        let body = writer.text(of: blocksBelowTitle)
        if !body.isEmpty { parts.append(body) }
        for (number, footnote) in document.footnotes.enumerated() {
            parts.append("[\(number + 1)] " + writer.text(of: footnote.blocks))
        }
        return parts.joined(separator: "\n\n") + "\n"
    }

    /// Everything for a program.
    var value: JSONValue {
        .object([
            "schema": .number(1),
            "document": DocumentSummary.value(of: document, pathPrefix: content.root.pathPrefix),
            "line": .number(1),
            "aliases": .strings(matter?.aliases ?? []),
            "questions": .strings(matter?.questions ?? []),
            "edition": .string(matter?.edition),
            "formerly": .strings((matter?.formerly ?? []).map(\.value)),
            "sections": .array(
                document.sections.map {
                    .object([
                        "level": .number($0.level), "title": .string($0.title),
                        "anchor": .string($0.anchor), "line": .number($0.location.start.line),
                    ])
                }
            ),
            "edges": .array(graph.edges(from: document.id).map { edge($0.kind, to: $0.target) }),
            "backEdges": .array(graph.edges(to: document.id).map { edge($0.kind, to: $0.source) }),
            "snippets": .array(document.snippets.map(snippetValue)),
        ])
    }

    /// The text often opens with the title as a heading, for readers on a code host.
    private var blocksBelowTitle: [Block] {
        if case .heading(_, _, let inlines)? = document.blocks.first?.kind,
            inlines.shownText == document.title
        {
            return Array(document.blocks.dropFirst())
        }
        return document.blocks
    }

    private var headline: String {
        let place = "\(content.root.pathPrefix)\(document.path):1"
        return "\(document.id) · \(DocumentSummary.binding(of: document)) · \(place)".visible()
    }

    private var facts: [(String, String)] {
        var facts: [(String, String)] = []
        if let place = matter?.place { facts.append(("place", place)) }
        if let layer = matter?.layer?.value { facts.append(("layer", layer)) }
        switch matter?.enforcement {
        // No program looks for offences in code bases yet, so every rule is kept by people.
        case .check(let name): facts.append(("kept by", "people, until the check \(name) exists"))
        case .human: facts.append(("kept by", "people, in review"))
        case nil: break
        }
        if let aliases = matter?.aliases, !aliases.isEmpty {
            facts.append(("also", aliases.joined(separator: ", ")))
        }
        return facts
    }

    /// Edges both ways, grouped by kind, each with the other document's title.
    private var ties: [(String, String)] {
        let leaving = graph.edges(from: document.id).map {
            (kind: $0.kind, label: label(of: $0.kind), id: $0.target)
        }
        let arriving = graph.edges(to: document.id).map {
            (kind: $0.kind, label: backLabel(of: $0.kind), id: $0.source)
        }
        // What the text mentions is often named in the front matter, too.
        let named = Set((leaving + arriving).filter { $0.kind != .mentions }.map(\.id))
        let groups = [leaving, arriving].flatMap { edges in
            edges.sorted { ($0.kind, $0.id) < ($1.kind, $1.id) }
        }
        return groups.filter { $0.kind != .mentions || !named.contains($0.id) }.map {
            ($0.label, "\($0.id)  \(graph.document($0.id)?.title ?? "")")
        }
    }

    private func rows(_ rows: [(String, String)], _ colored: Bool) -> String {
        let width = (rows.map(\.0.count).max() ?? 0) + 2
        var last = ""
        return rows.map { label, text in
            // A label is said once for all rows that share it.
            let shown = label == last ? "" : label
            last = label
            let pad = String(repeating: " ", count: width - shown.count)
            // An id and its title stay on one line, so that they can be copied.
            let lines =
                text.contains("  ") ? text.visible() : TextFlow.wrap(text, width: 80 - width)
            let indented = lines.replacing("\n", with: "\n" + String(repeating: " ", count: width))
            return TextStyle.cyan(shown, if: colored && !shown.isEmpty) + pad + indented
        }.joined(separator: "\n")
    }

    private func edge(_ kind: EdgeKind, to id: DocumentID) -> JSONValue {
        .object([
            "kind": .string(kind.rawValue), "id": .string(id.description),
            "title": .string(graph.document(id)?.title),
        ])
    }

    private func label(of kind: EdgeKind) -> String {
        kind.rawValue.replacing("-", with: " ")
    }

    private func backLabel(of kind: EdgeKind) -> String {
        switch kind {
        case .because: "reason for"
        case .requires: "required by"
        case .see: "seen from"
        case .conflicts: "conflicts with"
        case .sameAs: "same as"
        case .supersedes: "superseded by"
        case .partOf: "parts"
        case .mentions: "mentioned by"
        }
    }

    private func snippetValue(_ snippet: Snippet) -> JSONValue {
        let states = content.proofs.states(of: snippet)
        return .object([
            "id": .string(snippet.id.description),
            "language": .string(snippet.language),
            "line": .number(snippet.location.start.line),
            "code": .string(snippet.shownCode),
            "isProven": .bool(content.proofs.isProven(snippet)),
            "states": states.map { states in
                .members(
                    states.sorted { $0.key < $1.key }.map {
                        JSONValue.Member(key: "\($0.key)", value: .string($0.value.description))
                    }
                )
            },
        ])
    }

    /// `built with Swift 6.3.1 on Linux x86_64, stand-ins for os`, or why there is no proof.
    private func proofLine(of snippet: Snippet) -> String? {
        guard snippet.isSwift else { return nil }
        let file: String? =
            if case .file(let path) = snippet.role {
                graph.rulebook(document.id.rulebook)?.shownPath(of: path)?.description
            } else { nil }
        let place = file.map { "\($0): " } ?? ""
        guard let states = content.proofs.states(of: snippet), !states.isEmpty else {
            return place + "unproven"
        }
        let words = Set(states.values.map(\.description)).sorted().joined(separator: ", ")
        guard content.proofs.isProven(snippet), let with = content.proofs.provenWith else {
            return place + "unproven (\(words))"
        }
        let standIns = content.proofs.sources(of: snippet).standIns.joined(separator: ", ")
        let modes = content.proofs.provenModes(of: snippet).map { ", in \($0) mode" } ?? ""
        return place + "\(words) with \(with)\(modes)"
            + (standIns.isEmpty ? "" : ", stand-ins for \(standIns)")
    }
}
