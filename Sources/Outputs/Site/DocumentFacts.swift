import Diagnostics
import Graph
import Rules

/// The facts under a rule's title: where it applies, why, who keeps it, how far it is proven.
struct DocumentFacts: Sendable {
    let context: SiteContext
    let document: Document
    let page: Page

    /// A definition list; nothing when there is no fact.
    func render() -> Markup {
        let facts = [place, reasons, enforcement, proof].compactMap { $0 }
        guard !facts.isEmpty else { return "" }
        let rows = facts.map { name, value in
            "<div><dt>\(name)</dt><dd>\(value)</dd></div>\n" as Markup
        }
        return "<dl class=\"facts\">\n\(rows.joined())</dl>\n"
    }

    private var place: (String, Markup)? {
        document.frontMatter?.place.map { ("Place", "<code>\($0)</code>") }
    }

    private var reasons: (String, Markup)? {
        let targets = (context.outgoing[document.id] ?? []).filter { $0.kind == .because }
        guard !targets.isEmpty else { return nil }
        let links = targets.map { edge in
            "<a href=\"\(page.href(edge.target))\">\(context.name(of: edge.target))</a>"
                as Markup
        }
        return ("Why", links.joined(by: "<br>"))
    }

    private var enforcement: (String, Markup)? {
        switch document.frontMatter?.enforcement {
        // No program looks for offences in code bases yet, so every rule is kept by people.
        case .check(let name): ("Kept by", "people, until the check <code>\(name)</code> exists")
        case .human: ("Kept by", "people, in review")
        case nil: nil
        }
    }

    private var proof: (String, Markup)? {
        let summary = ProofSummary(document.snippets, proofs: context.proofs)
        guard summary.examples > 0, document.frontMatter != nil else { return nil }
        let count = summary.examples == 1 ? "example" : "examples"
        let tested = summary.tested > 0 ? ", \(summary.tested) tested" : ""
        let link: Markup = """
            <a href="#Site-proof">\(String(summary.built)) of \(String(summary.examples)) \
            \(count) built\(tested)</a>
            """
        return ("Proof", link)
    }
}

/// The words and colours for what a document is.
enum Badges {
    /// The level of a rule, or the kind of any other document.
    static func of(_ matter: FrontMatter) -> Markup {
        if let level = matter.level {
            return "<span class=\"badge is-\(level.rawValue)\">\(word(for: level))</span>"
        }
        return "<span class=\"badge\">\(word(for: matter.kind))</span>"
    }

    /// How a level is written to readers.
    static func word(for level: FrontMatter.Level) -> String {
        switch level {
        case .must: "Must"
        case .should: "Should"
        case .never: "Never"
        case .may: "May"
        case .fact: "Fact"
        }
    }

    /// How a kind is written to readers.
    static func word(for kind: FrontMatter.Kind) -> String {
        kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
    }
}
