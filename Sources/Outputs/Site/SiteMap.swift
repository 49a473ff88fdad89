import Diagnostics
import Rules

/// Where every page of the website lies.
enum SiteMap {
    static let home = path("index.html")
    static let rules = path("rules.html")
    static let glossary = path("glossary.html")
    static let proof = path("proof.html")
    static let standIns = path("stand-ins.html")
    static let notFound = path("404.html")
    static let sitemap = path("llms.txt")
    static let searchIndex = path("assets/search-index.js")
    /// The rulebook name under which the explanations of problems are linked.
    static let problems = RulebookName("problems")

    /// A file of the theme.
    static func asset(_ file: ContentPath) -> ContentPath { path("assets/\(file)") }

    /// A file of the content root that pages link to.
    static func file(_ file: ContentPath) -> ContentPath { path("files/\(file)") }

    /// The page of a document: `<rulebook>/<id>.html`.
    static func page(of id: DocumentID) -> ContentPath { page(id.page) }

    /// An id may hold `..` only in front matter; what climbs out is encoded instead.
    private static func page(_ name: String) -> ContentPath {
        let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        return ContentPath("\(name).html")
            ?? path(parts.map { PercentEncoding.encode($0) }.joined(separator: "/") + ".html")
    }

    /// The overview of a rulebook.
    static func page(of rulebook: RulebookName) -> ContentPath {
        page(of: DocumentID(rulebook: rulebook, name: "index"))
    }

    /// The page of a layer.
    static func page(of layer: String, in rulebook: RulebookName) -> ContentPath {
        page(DocumentID(rulebook: rulebook, name: "layers/\(layer)").description)
    }

    /// The part of the page about the stand-ins that is about one.
    static func anchor(ofStandIn module: String) -> String { "Site-stand-in-\(module)" }

    /// The part of that page that is about what systems lack.
    static let availability = "Site-availability"

    /// The part of a rulebook's overview that lists a group.
    static func anchor(ofGroup index: Int) -> String { "Site-group-\(index + 1)" }

    private static func path(_ text: String) -> ContentPath { ContentPath(text) ?? .root }
}
