import Diagnostics
import Graph
import Rules

/// The first page: what this is, how far it is proven, and the ways in.
struct HomePage: Sendable {
    let context: SiteContext

    /// Makes the page.
    func make() -> Page {
        if let plain = plainFront { return plain }
        var page = Page(path: SiteMap.home, title: context.title, layout: .home)
        let only = context.declaredRulebooks.count == 1 ? context.declaredRulebooks[0] : nil
        let lead = only.flatMap(context.introduction)?.frontMatter?.answer?.value
        page.description = lead ?? summary
        page.body = """
            <div class="hero">
            <h1>\(context.title)</h1>
            <p class="lead">\(Markup(phrase: page.description))</p>
            <a class="search-open search-hero" href="\(page.href(SiteMap.rules))">\(Icon.search)\
            <span>Where does this code go? Search the rules</span><kbd>/</kbd></a>
            \(proofLine(on: page))</div>
            \(books(on: page))\(questions(on: page))\(levels(on: page))
            """
        return page
    }

    /// Which rulebooks there are, for a site that has no single introduction.
    private var summary: String {
        let titles = context.declaredRulebooks.map(\.title)
        let promise = "where code goes, why, and an example of it"
        guard titles.count > 1, let last = titles.last else {
            return "\(promise.prefix(1).uppercased() + promise.dropFirst())."
        }
        return "\(titles.dropLast().joined(separator: ", ")) and \(last): \(promise)."
    }

    /// One folder of plain Markdown opens with its own introduction.
    private var plainFront: Page? {
        guard context.graph.rulebooks.count == 1, let book = context.graph.rulebooks.first,
            !book.isDeclared
        else { return nil }
        guard let document = context.introduction(of: book) else {
            return RulebookPage(context: context, rulebook: book).make(at: SiteMap.home)
        }
        return DocumentPage(context: context, document: document).make(at: SiteMap.home)
    }

    private func proofLine(on page: Page) -> Markup {
        let snippets = context.declaredRulebooks.flatMap { book in
            context.graph.documents.filter { $0.id.rulebook == book.name }.flatMap(\.snippets)
        }
        let summary = ProofSummary(snippets, proofs: context.proofs)
        guard summary.examples > 0 else { return "" }
        let toolchain = context.proofs.provenWith.map { " with \($0)" } ?? ""
        let isWhole = summary.built == summary.examples
        return """
            <p class="proof-line\(isWhole ? "" : " is-partial")">\
            \(isWhole ? Icon.check : Icon.circle)<a href="\(page.href(SiteMap.proof))">\
            \(summary)</a>\(toolchain)</p>

            """
    }

    private func books(on page: Page) -> Markup {
        let books = context.declaredRulebooks
        return books.map { book in
            let count = context.outlines[book.name]?.order.count ?? 0
            let all = count == 1 ? "The only document" : "All \(count) documents"
            return """
                <section class="book">
                <div><h2>\(books.count == 1 ? "Start here" : book.title)</h2>
                \(BookStarts(context: context, rulebook: book, page: page).render())</div>
                <div>\(LayerDrawing(context: context, rulebook: book, page: page).render())\
                \(groups(of: book, on: page))
                <p><a class="go" href="\(page.href(SiteMap.page(of: book.name)))">\
                \(all) of \(book.title)</a></p></div></section>

                """ as Markup
        }.joined()
    }

    private func groups(of book: Rulebook, on page: Page) -> Markup {
        let groups = context.outlines[book.name]?.groups ?? []
        guard groups.count > 1 else { return "" }
        let items = groups.indices.filter { groups[$0].layer == nil }.map { index in
            let (target, anchor) = context.place(ofGroup: index, in: book.name)
            return """
                <li><a href="\(page.href(target, anchor: anchor))">\(groups[index].title)</a> \
                <span class="count">\(String(groups[index].documents.count))</span></li>
                """ as Markup
        }
        return "<ul class=\"groups\">\(items.joined())</ul>"
    }

    /// Questions of the documents that others refer to most, one of each.
    private func questions(on page: Page) -> Markup {
        let asked = context.documentsByWeight.compactMap { document in
            (document.frontMatter?.questions.first).map { (document, $0) }
        }.prefix(8)
        guard asked.count > 2 else { return "" }
        let items = asked.map { document, question in
            let shown = question.prefix(1).uppercased() + question.dropFirst()
            return "<li><a href=\"\(page.href(document.id))\">\(shown)</a></li>\n" as Markup
        }
        return """
            <section class="asked"><h2>People ask</h2>
            <ul>
            \(items.joined())</ul></section>

            """
    }

    private func levels(on page: Page) -> Markup {
        let counts = FrontMatter.Level.allCases.map { level in
            (level, context.graph.documents.count { $0.frontMatter?.level == level })
        }.filter { $0.1 > 0 }
        guard !counts.isEmpty else { return "" }
        let links = counts.map { level, count in
            """
            <a class="level is-\(level.rawValue)" \
            href="\(page.href(SiteMap.rules))?level=\(level.rawValue)">\
            <strong>\(String(count))</strong> \(Badges.word(for: level))</a>
            """ as Markup
        }
        return
            "<section class=\"levels\"><h2>Rules by level</h2><p>\(links.joined())</p></section>\n"
    }
}
