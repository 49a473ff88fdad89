import Graph
import Rules

/// What is proven of a document's examples, by what, and what that does not prove.
struct ProofStatement: Sendable {
    let context: SiteContext
    let document: Document
    let page: Page

    /// Paragraphs and a list of what is unproven; nothing for a document without Swift.
    func render() -> Markup {
        let summary = ProofSummary(document.snippets, proofs: context.proofs)
        guard let rulebook = context.graph.rulebook(document.id.rulebook), rulebook.isDeclared,
            summary.examples > 0
        else { return "" }
        let unproven = UnprovenExamples(of: document, in: rulebook, proofs: context.proofs)
        let items = unproven.groups.map { group in
            let word = group.snippets.count == 1 ? "Line" : "Lines"
            let lines = UnprovenExamples.lines(of: group, in: document, on: page)
            return "<li>\(word) \(lines): \(group.reason)</li>" as Markup
        }
        let limits = Self.limits(of: document.snippets, in: rulebook, on: page, context)
        let list: Markup = items.isEmpty ? "" : "<ul class=\"unproven\">\(items.joined())</ul>\n"
        return """
            <p>\(summary)\(toolchain).</p>
            \(list)<p class="limits">\(limits)</p>

            """
    }

    private var toolchain: String {
        context.proofs.provenWith.map { " with \($0)" } ?? ""
    }

    /// What a green tick does not say of some examples.
    static func limits(
        of snippets: some Sequence<Snippet>,
        in rulebook: Rulebook,
        on page: Page,
        _ context: SiteContext
    ) -> Markup {
        let note = ModuleNote(context: context, page: page)
        let standIns = note.standIns(of: snippets) ?? ""
        let lowest = rulebook.platforms.sorted { $0.key < $1.key }
            .map { "\($0.key.name) \($0.value)" }.joined(separator: " and ")
        let word = rulebook.platforms.count == 1 ? "version" : "versions"
        let systems =
            lowest.isEmpty
            ? "the system version you target"
            : "\(lowest), the lowest \(word) this is for"
        let list = page.href(SiteMap.standIns, anchor: SiteMap.availability)
        let search: Markup =
            context.standIns.modules.isEmpty || context.watchedAPI == 0
            ? ""
            : """
             (only \(String(context.watchedAPI)) \
            <a href="\(list)">common names</a> are looked for)
            """
        return """
            \(standIns)Not proven here: that every API exists on \(systems)\(search), how a view \
            looks, and what Apple's frameworks do at run time.
            """
    }
}
