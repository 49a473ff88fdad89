import Diagnostics
import Graph
import HTML
import Rules

/// The text of a document as HTML for one page.
///
/// The first heading of level 1 is the page's title, so it is left out of the text.
struct DocumentBody: Sendable {
    let context: SiteContext
    let document: Document
    let page: Page
    private let heading: (anchor: String, inlines: [Inline])?

    init(context: SiteContext, document: Document, page: Page) {
        self.context = context
        self.document = document
        self.page = page
        if case .heading(level: 1, let anchor, let inlines)? = document.blocks.first?.kind {
            heading = (anchor, inlines)
        } else {
            heading = nil
        }
    }

    /// The page's title: the document's first heading with its markup, else its title.
    var title: Markup {
        guard let heading, let location = document.blocks.first?.location else {
            return "\(document.name)"
        }
        // A heading holds inlines only; as a paragraph it comes without a heading's own tags.
        let html = whole(renderer.render([Block(.paragraph(heading.inlines), at: location)]))
        let inner = html.dropFirst("<p>".count).dropLast("</p>\n".count)
        return Markup(rendered: String(inner))
    }

    /// The anchor of the first heading, which links may name.
    var titleAnchor: String? { heading?.anchor }

    /// The headings of level 2 and 3.
    var contents: [Page.Entry] {
        document.sections.filter { (2...3).contains($0.level) }.map {
            Page.Entry(title: $0.title, anchor: $0.anchor, level: $0.level)
        }
    }

    /// The blocks and footnotes as HTML.
    func render() -> Markup {
        let blocks = heading == nil ? document.blocks : Array(document.blocks.dropFirst())
        let html = renderer.render(blocks) + renderer.render(document.footnotes)
        return Markup(rendered: whole(html))
    }

    /// Raw HTML that is passed through may end neither its paragraph nor the page.
    private func whole(_ html: String) -> String {
        guard allowsRawHTML else { return html }
        let frame = ["Site-main", "Site-navigation"]
        return balanceHTML(html, ids: Set(frame + [titleAnchor].compactMap(\.self)))
    }

    private var allowsRawHTML: Bool {
        context.graph.rulebook(document.id.rulebook)?.allowsRawHTML ?? false
    }

    private var renderer: FragmentRenderer {
        let figure = CodeFigure(context: context, document: document, page: page)
        let anchors = Set(document.sections.map(\.anchor))
        return FragmentRenderer(
            FragmentRenderer.Hooks(
                href: { [self] in href(of: $0) },
                image: { [self] in remoteImage($0, description: $1) },
                code: { figure.render($0).html },
                headingEnd: { anchor in
                    let link: Markup = """
                        <a class="anchor" href="#\(PercentEncoding.encode(anchor))" \
                        aria-label="Link to this section">#</a>
                        """
                    return link.html
                },
                footnotePrefix: "Site-",
                rawHTML: allowsRawHTML
                    ? .pass : .replace { RawHTML.shown($0, closing: $1, besides: anchors) }
            )
        )
    }

    /// An image from elsewhere is a link: no page asks another server for anything.
    private func remoteImage(_ link: Link, description: String) -> String? {
        guard case .external = context.target(of: link.destination, in: document.id) else {
            return nil
        }
        let text = description.isEmpty ? "image" : description
        guard let href = href(of: link) else { return ("\(text)" as Markup).html }
        return ("<a class=\"remote\" href=\"\(href)\">\(text)</a>" as Markup).html
    }

    private func href(of link: Link) -> String? {
        switch context.target(of: link.destination, in: document.id) {
        case .document(let id, let anchor): page.href(id, anchor: context.anchor(anchor, in: id))
        case .file(let path): page.href(context.copy(of: path))
        case .external(let address): Href.external(address)
        case .unresolved: nil
        }
    }
}
