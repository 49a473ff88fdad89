import Diagnostics
import Graph
import Rules

/// What people say, and the document that each word means here.
struct GlossaryPage: Sendable {
    let context: SiteContext

    /// True when a rulebook has a glossary.
    static func isNeeded(in context: SiteContext) -> Bool {
        context.graph.rulebooks.contains { !$0.glossary.isEmpty }
    }

    /// Makes the page.
    func make() -> Page {
        var page = Page(path: SiteMap.glossary, title: "Glossary", layout: .wide)
        page.description = "What people say, and what it is called here."
        page.rulebook = context.graph.rulebooks.count == 1 ? context.graph.rulebooks[0].name : nil
        let books = context.graph.rulebooks.filter { !$0.glossary.isEmpty }
        let sections = books.map { book in
            let title: Markup = books.count == 1 ? "" : "<h2>\(book.title)</h2>\n"
            return
                """
                <section>\(title)<dl class="glossary">
                \(entries(of: book, on: page))</dl></section>

                """ as Markup
        }
        page.body = """
            <header class="doc-header"><h1>Glossary</h1>
            <p class="lead">\(page.description)</p></header>
            \(sections.joined())
            """
        return page
    }

    private func entries(of book: Rulebook, on page: Page) -> Markup {
        let sorted = book.glossary.sorted { left, right in
            left.say.lexicographicallyPrecedes(right.say) {
                $0.utf8.lexicographicallyPrecedes($1.utf8)
            }
        }
        return sorted.map { entry in
            let terms = entry.say.joined(separator: ", ")
            let target = context.graph.document(entry.means.value)
            let answer: Markup =
                (target?.frontMatter?.answer?.value).map { ": \(Markup(phrase: $0))" } ?? ""
            let meaning: Markup =
                target.map { "<a href=\"\(page.href($0.id))\">\($0.name)</a>" }
                ?? "\(entry.means.value)"
            return "<div><dt>\(terms)</dt><dd>\(meaning)\(answer)</dd></div>\n" as Markup
        }.joined()
    }
}
