import Diagnostics
import Rules

/// One page before it is put into the frame that all pages share.
struct Page: Sendable {
    /// How much room the content gets.
    enum Layout: String, Sendable {
        /// The home page: no navigation beside it.
        case home
        /// Text beside the navigation.
        case reading
        /// A list or table beside the navigation.
        case wide
    }

    /// A step of the way from the home page.
    struct Crumb: Sendable {
        var title: String
        var target: ContentPath?
        var anchor: String?
    }

    /// An entry of the table of contents.
    struct Entry: Sendable {
        var title: String
        var anchor: String
        /// 2 or 3.
        var level: Int
    }

    /// Where it lies.
    var path: ContentPath
    /// The name in the window's title and in search engines.
    var title: String
    /// One sentence for search engines and previews.
    var description: String = ""
    /// The rulebook whose navigation stands beside it.
    var rulebook: RulebookName?
    /// The document that it shows, marked in the navigation.
    var document: DocumentID?
    /// The layer that it is about, whose part of the navigation is open.
    var layer: String?
    /// How much room the content gets.
    var layout: Layout = .reading
    /// From the home page down to here, without the home page.
    var crumbs: [Crumb] = []
    /// The table of contents; none is shown for fewer than two entries.
    var contents: [Entry] = []
    /// Everything inside `main`.
    var body: Markup = Markup()

    /// A link from this page to another place of the website.
    func href(_ target: ContentPath, anchor: String? = nil) -> String {
        Href.from(path, to: target, anchor: anchor)
    }

    /// A link from this page to a document's page.
    func href(_ document: DocumentID, anchor: String? = nil) -> String {
        href(SiteMap.page(of: document), anchor: anchor)
    }
}
