import Diagnostics
import Graph
import Rules

/// The navigation beside a page: the rulebooks, and the groups and documents of the page's own.
///
/// Every page carries it, so it stays small: a rulebook of more than `wholeLimit` documents shows
/// the documents of the current group only, and of those the ones near the page.
struct Sidebar: Sendable {
    let context: SiteContext
    let page: Page

    /// How many documents are listed in full.
    static let wholeLimit = 150
    /// How many documents before and after the current one a large group lists.
    static let reach = 30

    /// Renders the navigation.
    func render() -> Markup {
        """
        <nav class="side" id="Site-navigation" aria-label="Rulebook">
        \(sections)</nav>

        """
    }

    private var sections: Markup {
        if context.graph.rulebooks.count == 1 {
            return groups(of: context.graph.rulebooks[0])
        }
        return context.graph.rulebooks.map { rulebook in
            let isCurrent = rulebook.name == page.rulebook
            let overview = SiteMap.page(of: rulebook.name)
            let nested: Markup =
                isCurrent ? "<div class=\"side-groups\">\n\(groups(of: rulebook))</div>\n" : ""
            let current: Markup = page.path == overview ? " aria-current=\"page\"" : ""
            return """
                <p class="side-title"><a href="\(page.href(overview))"\(current)>\
                \(rulebook.title)</a></p>
                \(nested)
                """ as Markup
        }.joined()
    }

    private func groups(of rulebook: Rulebook) -> Markup {
        guard let outline = context.outlines[rulebook.name] else { return "" }
        let current =
            page.document.flatMap(outline.group(of:))
            ?? outline.groups.firstIndex { $0.layer != nil && $0.layer == page.layer }
        let isWhole = outline.order.count <= Self.wholeLimit
        return outline.groups.enumerated().map { index, group in
            if isWhole || index == current {
                return disclosure(
                    of: group,
                    in: rulebook,
                    isCurrent: index == current || outline.groups.count == 1
                )
            }
            // A large rulebook links to where a group is listed instead of listing it everywhere.
            let (target, anchor) = context.place(ofGroup: index, in: rulebook.name)
            let href = page.href(target, anchor: anchor)
            return """
                <p class="side-group"><a href="\(href)">\(group.title)</a></p>

                """ as Markup
        }.joined()
    }

    private func disclosure(
        of group: Outline.Group,
        in rulebook: Rulebook,
        isCurrent: Bool
    ) -> Markup {
        let (shown, isCut) = documents(shownOf: group)
        let layer = group.layer.map { layer in
            link(to: SiteMap.page(of: layer, in: rulebook.name), "All of \(layer)")
        }
        let items = shown.map { link(to: context.pages[$0] ?? .root, context.name(of: $0)) }
            .joined()
        let rest: Markup =
            isCut
            ? "<li><a class=\"more\" href=\"\(page.href(SiteMap.rules))\">all "
                + "\(String(group.documents.count))</a></li>" : ""
        return """
            <details\(isCurrent ? " open" : "")><summary>\(group.title)</summary>
            <ul>\(layer)\(items)\(rest)</ul></details>

            """
    }

    private func link(to target: ContentPath, _ name: Markup) -> Markup {
        // An introduction is shown at home too, and is the same document there.
        let isCurrent = page.path == target || page.document.map(SiteMap.page(of:)) == target
        let current: Markup = isCurrent ? " aria-current=\"page\"" : ""
        return "<li><a href=\"\(page.href(target))\"\(current)>\(name)</a></li>"
    }

    private func documents(shownOf group: Outline.Group) -> ([DocumentID], isCut: Bool) {
        let all = group.documents
        guard all.count > Self.wholeLimit else { return (all, false) }
        let place = page.document.flatMap(all.firstIndex(of:)) ?? 0
        let start = max(0, place - Self.reach)
        let end = min(all.count, place + Self.reach + 1)
        return (Array(all[start..<end]), true)
    }
}
