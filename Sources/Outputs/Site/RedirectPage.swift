import Diagnostics
import Graph
import Rules

/// The page at an old id: it sends readers on, with and without JavaScript.
enum RedirectPage {
    /// The bytes of the page at `path` that leads to `target`.
    static func render(at path: ContentPath, to target: Document) -> [UInt8] {
        let href = Href.from(path, to: SiteMap.page(of: target.id))
        let html: Markup = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="refresh" content="0; url=\(href)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="robots" content="noindex">
            <link rel="icon" href="data:,">
            <link rel="canonical" href="\(href)">
            <title>\(target.title)</title>
            </head>
            <body><p>This rule has a new name: <a href="\(href)">\(target.title)</a>.</p></body>
            </html>

            """
        return html.bytes
    }
}
