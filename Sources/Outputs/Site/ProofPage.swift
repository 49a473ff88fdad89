import Diagnostics
import Graph
import Rules

/// How far the examples are proven, by rulebook, and every example that is not, with its reason.
struct ProofPage: Sendable {
    let context: SiteContext

    /// Makes the page.
    func make() -> Page {
        var page = Page(path: SiteMap.proof, title: "Proof", layout: .wide)
        page.description = "Which examples the compiler and the tests have vouched for."
        page.rulebook = context.graph.rulebooks.count == 1 ? context.graph.rulebooks[0].name : nil
        let sections = context.declaredRulebooks.map { section(of: $0, on: page) }
        page.body = """
            <header class="doc-header"><h1>Proof</h1>
            <p class="lead">An example counts as built when a real compiler has accepted the very \
            bytes that its page shows, for every variant and in every language mode. It counts as \
            tested when its tests ran and passed, too. An example that must not compile counts \
            when the compiler refused it with the stated message and no other.\
            \(standIns(on: page))</p></header>
            \(sections.joined())
            """
        return page
    }

    private func standIns(on page: Page) -> Markup {
        guard StandInsPage.isNeeded(in: context) else { return "" }
        return """
             <a href="\(page.href(SiteMap.standIns))">What the stand-ins model and leave out</a>.
            """
    }

    private func section(of book: Rulebook, on page: Page) -> Markup {
        let order = context.outlines[book.name]?.order ?? []
        let documents = order.compactMap(context.graph.document)
        let snippets = documents.flatMap(\.snippets)
        let summary = ProofSummary(snippets, proofs: context.proofs)
        let toolchain = context.proofs.provenWith.map { " with \($0)" } ?? ""
        let variants = book.variants.map(ProofBadge.shown).joined(separator: " and ")
        let modes = book.modes == [.six] ? "" : "\(LanguageMode.names(of: book.modes)) mode"
        let scope =
            (variants.isEmpty ? "" : ", each for \(variants)")
            + (modes.isEmpty ? "" : variants.isEmpty ? ", each in \(modes)" : " in \(modes)")
        let open = documents.flatMap { rows(of: $0, in: book, on: page) }
        let table: Markup =
            open.isEmpty
            ? "<p>Nothing is left unproven.</p>\n"
            : """
            <h3>Not proven</h3>
            <div class="table unproven-table"><table>
            <thead><tr><th scope="col">Document</th><th scope="col">Lines</th>\
            <th scope="col">Why</th></tr></thead>
            <tbody>
            \(open.joined())</tbody></table></div>

            """
        let limits = ProofStatement.limits(of: snippets, in: book, on: page, context)
        return """
            <section><h2>\(book.title)</h2>
            <p><strong>\(summary)</strong>\(toolchain)\(scope).</p>
            <p class="limits">\(limits)</p>
            \(table)</section>

            """
    }

    private func rows(of document: Document, in book: Rulebook, on page: Page) -> [Markup] {
        let unproven = UnprovenExamples(of: document, in: book, proofs: context.proofs)
        return unproven.groups.map { group in
            """
            <tr><td><a href="\(page.href(document.id))">\(document.name)</a></td>\
            <td>\(UnprovenExamples.lines(of: group, in: document, on: page))</td>\
            <td>\(group.reason)</td></tr>

            """
        }
    }
}
