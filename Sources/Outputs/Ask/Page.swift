import Diagnostics
import Graph
import Rules

/// All that an answer can quote of a document.
struct Page: Sendable, Equatable {
    /// A Swift snippet that can show what the document says.
    struct Sample: Sendable, Equatable {
        /// Its lines on the page; at least one of them tells something.
        var lines: [String]
        /// The file of the sample package that it belongs to, as shown to people.
        var path: String?
        /// True in a test module.
        var isTest: Bool
        /// True when the ledger holds a proof of these very bytes for every variant.
        var isProven: Bool
        /// The language modes of the proof, as `Answer.Sample` has them.
        var modes: String?
    }

    /// The rule that the document follows from.
    struct Ground: Sendable, Equatable {
        /// Its id.
        var id: DocumentID
        /// Its title.
        var title: String
        /// Its answer when it is a fact, which is a reason.
        var fact: String?
    }

    /// What a list of answers says of it.
    var head: Answer.Page
    /// The answer that its front matter gives.
    var answer: String?
    /// The line of that answer, else of the first heading, from 1.
    var line: Int
    /// The first sentence of the section that gives the reason.
    var why: String?
    /// The sentences of all paragraphs, list items and table rows.
    var sentences: [String]
    /// The sections of a document without front matter; none for any other.
    var sections: [PlainSection]
    /// What it follows from.
    var ground: Ground?
    /// The documents that it names, in the order of its edges.
    var related: [DocumentID]
    /// The documents that are the same in another rulebook, whichever of the two says so.
    var twins: [DocumentID]
    /// Its snippets.
    var samples: [Sample]
}

extension Page {
    /// Takes from a document what an answer needs.
    init(_ document: Document, _ text: DocumentText, in graph: RuleGraph, _ proofs: Proofs) {
        let frontMatter = document.frontMatter
        let rulebook = graph.rulebook(document.id.rulebook)
        let edges = graph.edges(from: document.id)
        head = Answer.Page(
            id: document.id,
            rulebook: rulebook?.title ?? document.id.rulebook.description,
            path: document.path,
            title: document.title,
            level: frontMatter?.level,
            place: frontMatter?.place
        )
        answer = frontMatter?.answer?.value
        line =
            frontMatter?.answer?.location.start.line
            ?? document.sections.first?.location.start.line ?? 1
        why = text.why
        sentences = text.sentences
        sections = text.sections
        let ground = edges.first { $0.kind == .because }.flatMap { graph.document($0.target) }
        self.ground = ground.map(Ground.init)
        related = []
        for edge in edges where !related.contains(edge.target) && edge.target != document.id {
            related.append(edge.target)
        }
        let into = graph.edges(to: document.id).filter { $0.kind == .sameAs }.map(\.source)
        twins = []
        for id in edges.filter({ $0.kind == .sameAs }).map(\.target) + into
        where !twins.contains(id) {
            twins.append(id)
        }
        samples = document.snippets.compactMap { Sample($0, of: rulebook, proofs) }
    }
}

extension Page.Ground {
    fileprivate init(_ document: Document) {
        let frontMatter = document.frontMatter
        id = document.id
        title = document.title
        let isFact = frontMatter?.level == .fact || frontMatter?.kind == .concept
        fact = isFact ? frontMatter?.answer?.value : nil
    }
}

extension Page.Sample {
    /// Nil for what is not Swift, shows what is wrong, or shows nothing of how it is used.
    fileprivate init?(_ snippet: Snippet, of rulebook: Rulebook?, _ proofs: Proofs) {
        guard snippet.isSwift else { return nil }
        path = nil
        isTest = false
        switch snippet.role {
        case .fails, .violates, .crashes, .output, .notSwift: return nil
        case .file(let file):
            path = rulebook?.shownPath(of: file)?.description
            isTest =
                rulebook?.modules.contains { $0.name == file.module && $0.kind == .test } ?? false
        case .excerpt(let file, _, _): path = rulebook?.shownPath(of: file)?.description
        case .alone, .parseOnly, .fragment, .skipped, .needs: break
        }
        lines = snippet.shownCode.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.allSatisfy { $0 == " " || $0 == "\t" } ? "" : String($0) }
        while lines.last == "" { lines.removeLast() }
        guard lines.contains(where: CodeWindow.tells) else { return nil }
        isProven = proofs.isProven(snippet)
        modes = proofs.provenModes(of: snippet)
    }
}
