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
        let list: Markup = items.isEmpty ? "" : "<ul class=\"unproven\">\(items.joined())</ul>\n"
        return """
            <p>\(summary)\(toolchain).</p>
            \(list)<p class="limits">\(Self.limits(in: rulebook, proofs: context.proofs))</p>

            """
    }

    private var toolchain: String {
        context.proofs.provenWith.map { " with \($0)" } ?? ""
    }

    /// What a green tick does not say.
    static func limits(in rulebook: Rulebook, proofs: Proofs) -> String {
        guard proofs.usesStandIns else {
            return "A build proves that the example compiles, not that an API exists on every "
                + "version of a platform."
        }
        let modules = rulebook.modulesFrom.keys.sorted().joined(separator: ", ")
        let standIns =
            modules.isEmpty
            ? "" : "On Linux, stand-ins with the real signatures take the place of \(modules). "
        return standIns + "Not proven here: that an API exists on the platform version you "
            + "target, how a view looks, and what Apple's frameworks do at run time."
    }
}
