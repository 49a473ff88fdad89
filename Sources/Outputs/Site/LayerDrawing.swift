import Diagnostics
import Rules

/// The layers of a rulebook drawn from the top, each with the layers that it uses.
struct LayerDrawing: Sendable {
    let context: SiteContext
    let rulebook: Rulebook
    let page: Page

    /// A figure of links; nothing for a rulebook without layers.
    func render() -> Markup {
        guard !rulebook.layers.isEmpty else { return "" }
        let rows = ranks.map { layers in
            "<div class=\"row\">\(layers.map(box).joined())</div>\n" as Markup
        }
        return """
            <figure class="layers" aria-label="The layers of \(rulebook.title)">
            \(rows.joined())</figure>

            """
    }

    private func box(_ layer: Rulebook.Layer) -> Markup {
        let documents = context.graph.documents.filter {
            $0.id.rulebook == rulebook.name && $0.frontMatter?.layer?.value == layer.id
        }
        let modules = rulebook.modules.filter { $0.name == layer.id }.map { module in
            "<code>\(module.path)</code>" as Markup
        }
        let rules = documents.count == 1 ? "1 document" : "\(documents.count) documents"
        let target = page.href(SiteMap.page(of: layer.id, in: rulebook.name))
        let below = layer.above.joined(separator: ", ")
        let uses: Markup =
            below.isEmpty ? "" : "<span class=\"uses\">\(Icon.down)uses \(below)</span>"
        let hue = (rulebook.layers.firstIndex(of: layer) ?? 0) % 6 + 1
        return """
            <a class="layer-box hue-\(String(hue))" href="\(target)"><strong>\(layer.id)</strong>\
            \(modules.joined())<span>\(rules)</span>\(uses)</a>
            """
    }

    /// Layers by their distance from the top; a layer stands below all that are above it.
    private var ranks: [[Rulebook.Layer]] {
        var rank: [String: Int] = [:]
        // As many rounds as there are layers settle every order, and end when there is a cycle.
        for _ in rulebook.layers {
            for layer in rulebook.layers {
                for below in layer.above {
                    rank[below] = min(
                        max(rank[below] ?? 0, (rank[layer.id] ?? 0) + 1),
                        rulebook.layers.count
                    )
                }
            }
        }
        let grouped = Dictionary(grouping: rulebook.layers) { rank[$0.id] ?? 0 }
        return grouped.keys.sorted().map { grouped[$0] ?? [] }
    }
}
