import Diagnostics
import Graph
import Rules

/// The page of a layer: what it uses, where it lies, and the rules about it.
struct LayerPage: Sendable {
    let context: SiteContext
    let rulebook: Rulebook
    let layer: Rulebook.Layer

    /// Makes the page.
    func make() -> Page {
        var page = Page(path: SiteMap.page(of: layer.id, in: rulebook.name), title: layer.id)
        page.rulebook = rulebook.name
        page.layer = layer.id
        page.layout = .wide
        page.description = "The rules about the \(layer.id) layer of \(rulebook.title)."
        page.crumbs = [.init(title: rulebook.title, target: SiteMap.page(of: rulebook.name))]
        let order = context.outlines[rulebook.name]?.order ?? []
        let documents = order.compactMap(context.graph.document)
            .filter { $0.frontMatter?.layer?.value == layer.id }
        let byKind = Dictionary(grouping: documents) { $0.frontMatter?.kind ?? .rule }
        let list = DocumentList(context: context, page: page)
        let sections = FrontMatter.Kind.allCases.compactMap { kind in
            byKind[kind].map { members -> Markup in
                page.contents.append(
                    .init(title: Self.title(of: kind), anchor: "Site-\(kind.rawValue)", level: 2)
                )
                return """
                    <section><h2 id="Site-\(kind.rawValue)">\(Self.title(of: kind))</h2>
                    \(list.render(members))</section>

                    """
            }
        }
        page.body = """
            <header class="doc-header"><p class="badges"><span class="badge">Layer</span></p>
            <h1>\(layer.id)</h1>
            \(facts(on: page))</header>
            \(sections.joined())
            """
        return page
    }

    private func facts(on page: Page) -> Markup {
        let above = rulebook.layers.filter { $0.above.contains(layer.id) }.map(\.id)
        let modules = rulebook.modules.filter { $0.name == layer.id }
        let rows: [(String, [Markup])] = [
            ("Place", modules.map { "<code>\($0.path)</code>" }),
            ("Uses", layer.above.map { link(to: $0, on: page) }),
            ("Used by", above.map { link(to: $0, on: page) }),
        ]
        let shown = rows.filter { !$0.1.isEmpty }.map { name, values in
            "<div><dt>\(name)</dt><dd>\(values.joined(by: ", "))</dd></div>\n" as Markup
        }
        return shown.isEmpty ? "" : "<dl class=\"facts\">\n\(shown.joined())</dl>\n"
    }

    private func link(to layer: String, on page: Page) -> Markup {
        guard rulebook.layers.contains(where: { $0.id == layer }) else { return "\(layer)" }
        return "<a href=\"\(page.href(SiteMap.page(of: layer, in: rulebook.name)))\">\(layer)</a>"
    }

    /// What a list of documents of that kind is called.
    static func title(of kind: FrontMatter.Kind) -> String {
        switch kind {
        case .rule: "Rules"
        case .concept: "Concepts"
        case .guide: "Guides"
        case .symptom: "Symptoms"
        case .decision: "Decisions"
        case .migration: "Migrations"
        case .checklist: "Checklists"
        case .conflict: "Conflicts settled"
        }
    }
}
