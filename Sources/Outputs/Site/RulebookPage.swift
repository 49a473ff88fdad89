import Diagnostics
import Graph
import Rules

/// The overview of a rulebook: its layers and all its documents in reading order.
struct RulebookPage: Sendable {
    let context: SiteContext
    let rulebook: Rulebook

    /// Makes the page; a site of one plain folder has it as its home page.
    func make(at path: ContentPath? = nil) -> Page {
        var page = Page(path: path ?? SiteMap.page(of: rulebook.name), title: rulebook.title)
        page.rulebook = rulebook.name
        page.layout = .wide
        let introduction = context.introduction(of: rulebook)
        let answer = introduction?.frontMatter?.answer?.value
        page.description = answer ?? ""
        let lead: Markup = answer.map { "<p class=\"lead\">\(Markup(phrase: $0))</p>\n" } ?? ""
        let edition: Markup =
            rulebook.edition.isEmpty ? "" : "<p class=\"muted\">Edition \(rulebook.edition)</p>\n"
        let list = DocumentList(context: context, page: page)
        let groups = context.outlines[rulebook.name]?.groups ?? []
        let sections = groups.enumerated().map { index, group in
            """
            <section><h2 id="\(SiteMap.anchor(ofGroup: index))">\(group.title)</h2>
            \(list.render(group.documents.compactMap(context.graph.document)))</section>

            """ as Markup
        }
        page.body = """
            <header class="doc-header"><h1>\(rulebook.title)</h1>
            \(lead)\(edition)</header>
            \(LayerDrawing(context: context, rulebook: rulebook, page: page).render())\
            \(sections.joined())
            """
        page.contents = groups.enumerated().map { index, group in
            .init(title: group.title, anchor: SiteMap.anchor(ofGroup: index), level: 2)
        }
        return page
    }
}
