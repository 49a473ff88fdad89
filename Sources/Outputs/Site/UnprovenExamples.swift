import Graph
import Rules

/// The Swift examples of a document that nobody has vouched for, by the reason why.
struct UnprovenExamples: Sendable {
    /// Examples that are unproven for one reason, whole sentences.
    struct Group: Sendable {
        var reason: String
        var snippets: [Snippet]
    }

    /// The reasons in the order of their first example.
    let groups: [Group]

    /// Collects the examples of a document of a rulebook.
    init(of document: Document, in rulebook: Rulebook, proofs: Proofs) {
        var groups: [Group] = []
        for snippet in document.snippets
        where snippet.isSwift && snippet.role != .notSwift && !proofs.isProven(snippet) {
            let badge = ProofBadge(of: snippet, proofs: proofs)
            let reason = badge.sentences.joined(separator: " ")
            if let index = groups.firstIndex(where: { $0.reason == reason }) {
                groups[index].snippets.append(snippet)
            } else {
                groups.append(Group(reason: reason, snippets: [snippet]))
            }
        }
        self.groups = groups
    }

    /// Links to the lines of a group's examples, as seen from a page.
    static func lines(of group: Group, in document: Document, on page: Page) -> Markup {
        let links = group.snippets.map { snippet in
            let anchor = "Site-snippet-\(snippet.id.ordinal)"
            let href = page.href(document.id, anchor: anchor)
            return "<a href=\"\(href)\">\(String(snippet.location.start.line))</a>" as Markup
        }
        return links.joined(by: ", ")
    }
}
