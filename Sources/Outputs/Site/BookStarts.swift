import Graph
import Rules

/// Where to begin with a rulebook: its introduction and guides, then its decisions and symptoms.
///
/// The guide that leads to most documents comes first, then those it leads to in its order.
struct BookStarts: Sendable {
    let context: SiteContext
    let rulebook: Rulebook
    let page: Page

    /// How many documents are offered with their answers.
    private static let offered = 3
    /// How many documents of a kind are named.
    private static let named = 3

    /// A list of links; nothing for a rulebook without documents to begin with.
    func render() -> Markup {
        let members = context.documentsByWeight.filter { $0.id.rulebook == rulebook.name }
        let byKind = Dictionary(grouping: members) { $0.frontMatter?.kind }
        let introduction = context.introduction(of: rulebook)
        let tour = context.tours[rulebook.name]
        let guides = (tour.map { [$0.guide] + $0.stops } ?? []).compactMap(context.graph.document)
            .filter { $0.frontMatter?.kind == .guide }
        let first = [introduction].compactMap { $0 } + guides
        let others = ((byKind[.guide] ?? []) + (byKind[.concept] ?? [])).filter { document in
            !first.contains { $0.id == document.id }
        }
        let items = (first + others).prefix(Self.offered).map(item)
        let lists = [FrontMatter.Kind.decision, .symptom].map { kind in
            list(of: kind, byKind[kind] ?? [])
        }
        let all = items + lists
        return all.allSatisfy(\.isEmpty) ? "" : "<ul class=\"starts\">\n\(all.joined())</ul>\n"
    }

    private func item(_ document: Document) -> Markup {
        let answer: Markup =
            (document.frontMatter?.answer?.value).map { "<p>\(Markup(phrase: $0))</p>" } ?? ""
        return """
            <li><a href="\(page.href(document.id))">\(document.name)</a>\(answer)</li>

            """
    }

    /// The only one of a kind by itself; of several those that others refer to most.
    private func list(of kind: FrontMatter.Kind, _ documents: [Document]) -> Markup {
        guard documents.count > 1 else { return documents.map(item).joined() }
        let names = documents.prefix(Self.named).map { document in
            "<a href=\"\(page.href(document.id))\">\(document.name)</a>" as Markup
        }
        let address: Markup = """
            \(page.href(SiteMap.rules))?book=\(rulebook.name)&amp;kind=\(kind.rawValue)
            """
        return """
            <li><a href="\(address)">\(LayerPage.title(of: kind))</a> \
            <span class="count">\(String(documents.count))</span>\
            <p class="names">\(names.joined(by: " · "))</p></li>

            """
    }
}
