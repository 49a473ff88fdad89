import Diagnostics
import Graph
import Rules

/// The list of all documents, with filters whose state is in the address.
///
/// The filters are shown by JavaScript; without it the list is whole and grouped.
struct RuleIndexPage: Sendable {
    let context: SiteContext

    /// Makes the page.
    func make() -> Page {
        var page = Page(path: SiteMap.rules, title: context.capitalNoun, layout: .wide)
        page.description = "All documents of \(context.title), by level, layer and kind."
        page.rulebook = context.graph.rulebooks.count == 1 ? context.graph.rulebooks[0].name : nil
        let documents = context.documentsInOrder
        let list = DocumentList(context: context, page: page)
        let sections = context.graph.rulebooks.flatMap { book in
            (context.outlines[book.name]?.groups ?? []).map { group in
                let prefix = context.graph.rulebooks.count == 1 ? "" : "\(book.title): "
                return """
                    <section class="filtered"><h2>\(prefix)\(group.title)</h2>
                    \(list.render(group.documents.compactMap(context.graph.document)))</section>

                    """ as Markup
            }
        }
        page.body = """
            <header class="doc-header"><h1>\(context.capitalNoun)</h1>
            \(lead(documents))</header>
            \(filters(for: documents))\(sections.joined())\
            <p class="nothing" hidden>Nothing matches. <a href="\(page.href(SiteMap.rules))">Show \
            all</a></p>

            """
        return page
    }

    private func lead(_ documents: [Document]) -> Markup {
        guard !context.declaredRulebooks.isEmpty else { return "" }
        let rules = documents.count { $0.frontMatter?.kind == .rule }
        let count = documents.count == 1 ? "1 document" : "\(documents.count) documents"
        let decisions = rules == 1 ? "1 rule" : "\(rules) rules with one decision each"
        return "<p class=\"lead\">\(count), among them \(decisions).</p>"
    }

    private func filters(for documents: [Document]) -> Markup {
        let matters = documents.compactMap(\.frontMatter)
        let levels = FrontMatter.Level.allCases.filter { level in
            matters.contains { $0.level == level }
        }
        let kinds = FrontMatter.Kind.allCases.filter { kind in
            matters.contains { $0.kind == kind }
        }
        let layers = context.graph.rulebooks.flatMap { $0.layers.map(\.id) }
        let books = context.graph.rulebooks.map { ($0.name.description, $0.title) }
        return """
            <div class="filters" role="search" aria-label="Filter \(context.noun)" hidden>
            <input type="search" name="q" placeholder="Filter by word" aria-label="Filter by word" \
            autocomplete="off" spellcheck="false">
            \(choice("book", "Rulebook", books))\
            \(choice("level", "Level", levels.map { ($0.rawValue, Badges.word(for: $0)) }))\
            \(choice("layer", "Layer", unique(layers).map { ($0, $0) }))\
            \(choice("kind", "Kind", kinds.map { ($0.rawValue, Badges.word(for: $0)) }))\
            <output class="shown" aria-live="polite"></output>
            </div>

            """
    }

    private func choice(_ name: String, _ title: String, _ values: [(String, String)]) -> Markup {
        guard values.count > 1 else { return "" }
        let options = values.map { value, shown in
            "<option value=\"\(value)\">\(shown)</option>" as Markup
        }
        return """
            <label>\(title) <select name="\(name)"><option value="">any</option>\
            \(options.joined())</select></label>

            """
    }

    private func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}
