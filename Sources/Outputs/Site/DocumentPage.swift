import Diagnostics
import Graph
import Rules

/// The page of one document: what it says in a sentence, its facts, its text, what is related.
struct DocumentPage: Sendable {
    let context: SiteContext
    let document: Document

    /// Makes the page; the introduction of a site of one plain folder is its home page too.
    func make(at path: ContentPath? = nil) -> Page {
        let rulebook = context.graph.rulebook(document.id.rulebook)
        var page = Page(
            path: path ?? SiteMap.page(of: document.id),
            title: document.title.replacing("`", with: "")
        )
        page.description = document.frontMatter?.answer?.value ?? ""
        page.rulebook = document.id.rulebook
        page.document = document.id
        page.crumbs = page.path == SiteMap.home ? [] : crumbs(in: rulebook)
        let body = DocumentBody(context: context, document: document, page: page)
        let title = body.title.breakingAfterSlashes()
        let relations = Relations(of: document.id, in: context)
        let related = "Related \(context.noun)"
        let proof = ProofStatement(context: context, document: document, page: page)
        page.body = """
            <article class="is-\(document.frontMatter?.level?.rawValue ?? "plain")">
            \(header(on: page, title: title, anchor: body.titleAnchor))\
            <div class="prose">
            \(body.render())</div>
            \(section("Site-related", related, relations.render(on: page, in: context)))\
            \(section("Site-proof", "What is proven", proof.render()))\
            \(sources(on: page))</article>
            \(neighbours(on: page))
            """
        page.contents = body.contents
        if !page.contents.isEmpty, !relations.kinds.isEmpty {
            page.contents.append(
                .init(title: related, anchor: "Site-related", level: 2)
            )
        }
        return page
    }

    private func crumbs(in rulebook: Rulebook?) -> [Page.Crumb] {
        guard let rulebook else { return [] }
        var crumbs = [Page.Crumb(title: rulebook.title, target: SiteMap.page(of: rulebook.name))]
        guard let outline = context.outlines[rulebook.name],
            let index = outline.group(of: document.id), outline.groups.count > 1
        else { return crumbs }
        let group = outline.groups[index]
        guard group.title != rulebook.title else { return crumbs }
        let (target, anchor) = context.place(ofGroup: index, in: rulebook.name)
        crumbs.append(.init(title: group.title, target: target, anchor: anchor))
        return crumbs
    }

    private func header(on page: Page, title: Markup, anchor: String?) -> Markup {
        let id: Markup = anchor.map { " id=\"\($0)\"" } ?? ""
        guard let matter = document.frontMatter else {
            return "<header class=\"doc-header\"><h1\(id)>\(title)</h1></header>\n"
        }
        let answer: Markup =
            (matter.answer?.value).map { "<p class=\"lead\">\(Markup(phrase: $0))</p>\n" } ?? ""
        return """
            <header class="doc-header">
            <p class="badges">\(Badges.of(matter))\(layerChip(matter, on: page))</p>
            <h1\(id)>\(title)</h1>
            \(answer)\(DocumentFacts(context: context, document: document, page: page).render())\
            </header>

            """
    }

    private func layerChip(_ matter: FrontMatter, on page: Page) -> Markup {
        guard let layer = matter.layer?.value,
            let rulebook = context.graph.rulebook(document.id.rulebook),
            rulebook.layers.contains(where: { $0.id == layer })
        else { return "" }
        let target = SiteMap.page(of: layer, in: rulebook.name)
        return "<a class=\"chip layer\" href=\"\(page.href(target))\">\(layer)</a>"
    }

    private func section(_ id: String, _ title: String, _ content: Markup) -> Markup {
        guard !content.isEmpty else { return "" }
        return """
            <section class="extra" id="\(id)" aria-labelledby="\(id)-title">
            <h2 id="\(id)-title">\(title)</h2>
            \(content)</section>

            """
    }

    private func sources(on page: Page) -> Markup {
        let sources = (document.frontMatter?.sources ?? []).map { source in
            let lines = source.value.lines
            let range =
                lines.count == 1
                ? "line \(lines.lowerBound)" : "lines \(lines.lowerBound)–\(lines.upperBound)"
            return "\(source.value.document), \(range)" as Markup
        }
        let meaning = sources.count == 1 ? "a text" : "texts"
        let origin: Markup =
            sources.isEmpty
            ? ""
            : """
            <p>Restates \(sources.joined(by: "; ")): \(meaning) from which the rulebook was \
            written and which this site does not hold.</p>
            """
        let edition: Markup =
            document.frontMatter?.edition.map { "<p>Edition \($0).</p>" } ?? ""
        let markdown = page.href(context.copy(of: document.path))
        return """
            <footer class="sources">
            <p>Written in <a href="\(markdown)"><code>\(document.path)</code></a>.</p>
            \(origin)\(edition)</footer>

            """
    }

    private func neighbours(on page: Page) -> Markup {
        guard let outline = context.outlines[document.id.rulebook] else { return "" }
        let (previous, next) = outline.neighbours(of: document.id)
        func link(_ id: DocumentID?, _ rel: String, _ word: String) -> Markup {
            guard let id else { return "" }
            return """
                <a class="\(rel)" rel="\(rel)" href="\(page.href(id))"><span>\(word)</span>\
                \(context.name(of: id))</a>
                """
        }
        let links = link(previous, "prev", "Previous") + link(next, "next", "Next")
        guard !links.isEmpty else { return "" }
        return "<nav class=\"neighbours\" aria-label=\"Previous and next\">\(links)</nav>\n"
    }
}
