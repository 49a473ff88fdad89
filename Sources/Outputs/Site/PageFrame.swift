import Diagnostics
import Rules

/// What stands around every page: head, bar, navigation, table of contents, foot.
struct PageFrame: Sendable {
    let context: SiteContext

    /// Puts a page into the frame.
    func render(_ page: Page) -> [UInt8] {
        let title: Markup =
            page.path == SiteMap.home ? "\(page.title)" : "\(page.title) · \(context.title)"
        let html: Markup = """
            <!DOCTYPE html>
            <html lang="en" data-root="\(Href.root(from: page.path))">
            <head>
            \(head(of: page, title: title))</head>
            <body class="layout-\(page.layout.rawValue)">
            <a class="skip" href="#Site-main">Skip to content</a>
            \(bar(on: page))<div class="columns">
            \(page.layout == .home ? "" : Sidebar(context: context, page: page).render())\
            <main id="Site-main" tabindex="-1">
            \(crumbs(of: page))\(page.body)</main>
            \(contents(of: page))</div>
            \(foot(of: page))</body>
            </html>

            """
        return html.bytes
    }

    /// Everything comes from the website's own folder, read over HTTP or from disk (`file:`).
    static let contentSecurityPolicy = """
        default-src 'none'; script-src 'self' file:; style-src 'self' file:; \
        img-src 'self' file: data:; media-src 'self' file:; base-uri 'none'; form-action 'none'
        """

    private func head(of page: Page, title: Markup) -> Markup {
        let description: Markup =
            page.description.isEmpty
            ? ""
            : """
            <meta name="description" content="\(page.description)">
            <meta property="og:description" content="\(page.description)">

            """
        return """
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(Self.contentSecurityPolicy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title)</title>
            \(description)<meta property="og:title" content="\(page.title)">
            <meta name="color-scheme" content="light dark">
            <link rel="icon" type="image/svg+xml" href="\(asset("icon.svg", on: page))">
            <link rel="stylesheet" href="\(asset("site.css", on: page))">
            <link rel="stylesheet" href="\(asset("content.css", on: page))">
            <link rel="stylesheet" href="\(asset("print.css", on: page))" media="print">
            <script src="\(asset("appearance.js", on: page))"></script>
            <script src="\(asset("site.js", on: page))" defer></script>
            <script src="\(asset("search.js", on: page))" defer></script>

            """
    }

    private func asset(_ name: String, on page: Page) -> String {
        page.href(SiteMap.asset(ContentPath(name) ?? .root))
    }

    private func bar(on page: Page) -> Markup {
        let links = [
            (context.capitalNoun, SiteMap.rules), ("Glossary", SiteMap.glossary),
            ("Proof", SiteMap.proof),
        ]
        .filter { $0.1 != SiteMap.glossary || GlossaryPage.isNeeded(in: context) }
        .filter { $0.1 != SiteMap.proof || !context.declaredRulebooks.isEmpty }
        .map { title, target in
            let current: Markup = page.path == target ? " aria-current=\"page\"" : ""
            return "<a href=\"\(page.href(target))\"\(current)>\(title)</a>" as Markup
        }
        let menu: Markup =
            page.layout == .home
            ? ""
            : """
            <a class="bar-button menu-open" href="#Site-navigation" aria-label="Menu">\
            \(Icon.menu)</a>

            """
        return """
            <header class="bar">
            \(menu)<a class="brand" href="\(page.href(SiteMap.home))">\(Icon.layers)\
            <span>\(context.title)</span></a>
            <nav class="bar-links" aria-label="Site">\(links.joined())</nav>
            <a class="search-open" href="\(page.href(SiteMap.rules))">\(Icon.search)\
            <span>Search \(context.noun)</span><kbd>/</kbd></a>
            <button class="bar-button appearance" type="button" hidden \
            aria-label="Switch between light and dark">\(Icon.moon)</button>
            </header>

            """
    }

    private func crumbs(of page: Page) -> Markup {
        guard !page.crumbs.isEmpty else { return "" }
        let steps = page.crumbs.map { crumb in
            guard let target = crumb.target else { return "<li>\(crumb.title)</li>" as Markup }
            return
                "<li><a href=\"\(page.href(target, anchor: crumb.anchor))\">\(crumb.title)</a></li>"
        }
        return """
            <nav class="crumbs" aria-label="Breadcrumb"><ol>\(steps.joined())</ol></nav>

            """
    }

    private func contents(of page: Page) -> Markup {
        guard page.contents.count > 1 else { return "" }
        let entries = page.contents.map { entry in
            let anchor = PercentEncoding.encode(entry.anchor)
            return """
                <li class="level-\(String(entry.level))"><a href="#\(anchor)">\
                \(entry.title)</a></li>
                """ as Markup
        }
        return """
            <nav class="contents" aria-label="On this page">
            <p>On this page</p>
            <ul>\(entries.joined())</ul>
            </nav>

            """
    }

    private func foot(of page: Page) -> Markup {
        let proof: Markup =
            context.proofs.provenWith.map {
                """
                Examples proven with \($0); <a href="\(page.href(SiteMap.proof))">what that leaves \
                open</a>. 
                """
            } ?? ""
        let list = SiteMap.page(of: SiteMap.problems)
        let problems: Markup =
            context.explanations.isEmpty
            ? "" : " <a href=\"\(page.href(list))\">What its problems mean</a>."
        return """
            <footer class="foot"><p>\(proof)Made with luca-docs.\(problems)</p></footer>

            """
    }
}
