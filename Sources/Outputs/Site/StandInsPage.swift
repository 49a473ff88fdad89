import Diagnostics
import Rules

/// What each stand-in models, what it leaves out, and what is looked for because of that.
struct StandInsPage: Sendable {
    let context: SiteContext

    /// True when a rulebook may have been proven with stand-ins of which something is said.
    static func isNeeded(in context: SiteContext) -> Bool {
        !context.standIns.modules.isEmpty && !context.declaredRulebooks.isEmpty
    }

    /// Makes the page.
    func make() -> Page {
        var page = Page(path: SiteMap.standIns, title: "Stand-ins")
        page.description = "What stands in for modules that are absent, and what it leaves out."
        page.rulebook = context.graph.rulebooks.count == 1 ? context.graph.rulebooks[0].name : nil
        page.crumbs = [.init(title: "Proof", target: SiteMap.proof)]
        let modules = context.standIns.modules.map { section(of: $0, on: page) }
        let differs: Markup =
            context.standIns.differs.isEmpty
            ? "" : "<p>Of all of them:</p>\n\(list(context.standIns.differs))"
        page.body = """
            <article class="is-plain">
            <header class="doc-header"><h1>Stand-ins</h1>
            <p class="lead">Where the modules of Apple's systems and of packages are absent, \
            modules of the same names take their place when examples are proven.</p></header>
            <div class="prose">
            <p>They have the signatures of the real ones, so that code is refused here as it is \
            there. What a stand-in does not model is absent, and using it is an error: an example \
            is never accepted because something was left out. Where that may fail is written \
            below. An example's badge says which stand-ins it was proven against.</p>
            \(differs)\(modules.joined())\(availability)</div></article>

            """
        page.contents = context.standIns.modules.map {
            .init(
                title: $0.name.value,
                anchor: SiteMap.anchor(ofStandIn: $0.name.value),
                level: 2
            )
        }
        if !context.availability.items.isEmpty {
            page.contents.append(
                .init(title: "What systems lack", anchor: SiteMap.availability, level: 2)
            )
        }
        return page
    }

    private func section(of module: StandInNotes.Module, on page: Page) -> Markup {
        let name = module.name.value
        let lacks: Markup =
            module.leavesOut.isEmpty
            ? ""
            : """
            <p>Leaves out: \(module.leavesOut.map { Markup(phrase: $0) }.joined(by: "; ")).</p>

            """
        let completes: Markup =
            module.completes.map { " It completes <code>\($0)</code> where that lacks it." } ?? ""
        let differs: Markup =
            module.differs.isEmpty ? "" : "<p>Differs:</p>\n\(list(module.differs))"
        return """
            <h2 id="\(SiteMap.anchor(ofStandIn: name))">\(name)</h2>
            <p>\(Markup(phrase: module.models)).\(completes)\(origins(of: name))</p>
            \(lacks)\(differs)
            """
    }

    /// Where the real module comes from, as the rulebooks say.
    private func origins(of module: String) -> Markup {
        let packages = context.declaredRulebooks.compactMap { book -> Rulebook.Package? in
            if case .package(let package)? = book.modulesFrom[module] { package } else { nil }
        }
        guard let package = packages.first else { return "" }
        let version =
            switch package.requirement {
            case .from(let version): "\(version) or later"
            case .exact(let version), .revision(let version): version
            }
        return " The real one is of the package <code>\(package.name)</code>, \(version)."
    }

    private var availability: Markup {
        let list = context.availability
        guard !list.items.isEmpty else { return "" }
        let rows = list.items.map { item in
            let versions = list.platforms.map { platform in
                "<td>\(item.versions[platform].map { "from \($0)" } ?? "absent")</td>" as Markup
            }
            return """
                <tr><td><code>\(item.shownName)</code></td>\(versions.joined())</tr>

                """ as Markup
        }
        let heads = list.platforms.map { "<th scope=\"col\">\($0.name)</th>" as Markup }
        return """
            <h2 id="\(SiteMap.availability)">What systems lack</h2>
            <p>The stand-ins have the API of all systems at once, and ask for no version. So these \
            \(String(context.watchedAPI)) names are looked for in every example, and reported \
            where a system that the example is for lacks them, or has them only from a version on \
            that is above the lowest of the rulebook. The list is not complete.</p>
            <div class="table"><table>
            <thead><tr><th scope="col">API</th>\(heads.joined())</tr></thead>
            <tbody>
            \(rows.joined())</tbody></table></div>

            """
    }

    private func list(_ sentences: [String]) -> Markup {
        let items = sentences.map { "<li>\(Markup(phrase: $0))</li>\n" as Markup }
        return "<ul>\n\(items.joined())</ul>\n"
    }
}
