import Diagnostics
import Graph
import Rules

/// The explanations of all kinds of problem, as `luca-docs explain` prints them.
struct ProblemPages: Sendable {
    let context: SiteContext

    /// Makes the list and a page for each; nothing without explanations.
    func make() -> [Page] {
        guard !context.explanations.isEmpty else { return [] }
        return [list()] + context.explanations.map(explanation)
    }

    private func list() -> Page {
        var page = Page(path: SiteMap.page(of: SiteMap.problems), title: "Problems", layout: .wide)
        page.description = "What each problem that luca-docs reports means, and how to mend it."
        let items = context.explanations.map { document in
            "<li><a href=\"\(page.href(document.id))\"><code>\(document.title)</code></a></li>\n"
                as Markup
        }
        page.body = """
            <header class="doc-header"><h1>Problems</h1>
            <p class="lead">\(page.description)</p></header>
            <ul class="problem-list">
            \(items.joined())</ul>

            """
        return page
    }

    private func explanation(of document: Document) -> Page {
        var page = Page(path: SiteMap.page(of: document.id), title: document.title)
        page.crumbs = [.init(title: "Problems", target: SiteMap.page(of: SiteMap.problems))]
        let body = DocumentBody(context: context, document: document, page: page)
        page.body = """
            <article class="is-plain">
            <header class="doc-header"><h1>\(body.title)</h1></header>
            <div class="prose">
            \(body.render())</div></article>

            """
        page.contents = body.contents
        return page
    }
}
