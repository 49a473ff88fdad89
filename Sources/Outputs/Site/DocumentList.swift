import Diagnostics
import Rules

/// Documents as a list of links, each with its level and the sentence that it answers with.
struct DocumentList: Sendable {
    let context: SiteContext
    let page: Page

    /// Renders the list.
    func render(_ documents: [Document]) -> Markup {
        "<ul class=\"documents\">\n\(documents.map(item).joined())</ul>\n"
    }

    private func item(_ document: Document) -> Markup {
        let matter = document.frontMatter
        let badge = matter.map(Badges.of) ?? ""
        let answer: Markup = (matter?.answer?.value).map { "<p>\(Markup(phrase: $0))</p>" } ?? ""
        return """
            <li\(attributes(of: document))><div class="mark">\(badge)</div>\
            <div><a href="\(page.href(document.id))">\(document.name)</a>\(answer)</div></li>

            """
    }

    /// What the filter of the index of rules looks at.
    private func attributes(of document: Document) -> Markup {
        guard page.path == SiteMap.rules else { return "" }
        var attributes: Markup = " data-book=\"\(document.id.rulebook)\""
        guard let matter = document.frontMatter else { return attributes }
        attributes += " data-kind=\"\(matter.kind.rawValue)\""
        if let level = matter.level { attributes += " data-level=\"\(level.rawValue)\"" }
        if let layer = matter.layer { attributes += " data-layer=\"\(layer.value)\"" }
        if !matter.aliases.isEmpty {
            attributes += " data-words=\"\(matter.aliases.joined(separator: " "))\""
        }
        return attributes
    }
}
