public import Diagnostics
import Graph
import HTML
import Rules

/// Turns rulebooks, proofs, the search index and the theme into a website, and checks every link.
///
/// The problems are about the website as a whole: two sources with one page, links that lead
/// nowhere. The website is complete also when there are some.
public func renderSite(from input: SiteInput) -> (Website, [Diagnostic]) {
    let context = SiteContext(input)
    var builder = WebsiteBuilder()
    let frame = PageFrame(context: context)

    let documents = concurrentMap(context.graph.documents) { document in
        frame.render(DocumentPage(context: context, document: document).make())
    }
    for (document, bytes) in zip(context.graph.documents, documents) {
        builder.add(bytes, at: SiteMap.page(of: document.id), from: .document(document.path))
    }
    let pages = generatedPages(in: context)
    for (page, bytes) in zip(pages, concurrentMap(pages, frame.render)) {
        builder.add(bytes, at: page.path, from: .program)
    }
    for (old, new) in context.graph.redirects.sorted(by: { $0.key < $1.key }) {
        guard let target = context.graph.document(new) else { continue }
        let path = SiteMap.page(of: old)
        builder.add(RedirectPage.render(at: path, to: target), at: path, from: .program)
    }
    builder.add(NotFoundPage.render(in: context), at: SiteMap.notFound, from: .program)
    addAssets(of: input, to: &builder)
    addCopies(of: context, to: &builder)
    builder.add(LanguageModelIndex(context: context).render(), at: SiteMap.sitemap, from: .program)
    // A page that lost its place to another leaves dead links, which say nothing new.
    let problems =
        builder.problems.isEmpty ? deadLinks(in: builder.website, from: context) : builder.problems
    return (builder.website, problems)
}

private func generatedPages(in context: SiteContext) -> [Page] {
    var pages = [HomePage(context: context).make(), RuleIndexPage(context: context).make()]
    if GlossaryPage.isNeeded(in: context) { pages.append(GlossaryPage(context: context).make()) }
    if !context.declaredRulebooks.isEmpty { pages.append(ProofPage(context: context).make()) }
    if StandInsPage.isNeeded(in: context) { pages.append(StandInsPage(context: context).make()) }
    for rulebook in context.graph.rulebooks {
        pages.append(RulebookPage(context: context, rulebook: rulebook).make())
        pages += rulebook.layers.map {
            LayerPage(context: context, rulebook: rulebook, layer: $0).make()
        }
    }
    return pages + ProblemPages(context: context).make()
}

private func addAssets(of input: SiteInput, to builder: inout WebsiteBuilder) {
    for (path, bytes) in input.theme.sorted(by: { $0.key < $1.key }) {
        builder.add(bytes, at: SiteMap.asset(path), from: .program)
    }
    // A page read from disk may run scripts beside it but not read data, so the index is a script.
    let index = Array("globalThis.lucaDocsIndex = ".utf8) + input.searchIndex + Array(";\n".utf8)
    builder.add(index, at: SiteMap.searchIndex, from: .program)
    if let hidden = ContentPath(".nojekyll") { builder.add([], at: hidden, from: .program) }
}

/// Every document's Markdown and every file that a document links to.
private func addCopies(of context: SiteContext, to builder: inout WebsiteBuilder) {
    for document in context.graph.documents {
        let start = start(of: document)
        builder.copy(document.path, to: context.copy(of: document.path), for: start)
        for link in document.links {
            let target = context.graph.target(of: link.destination, in: document.id)
            if case .file(let path) = target {
                builder.copy(path, to: context.copy(of: path), for: link.location)
            }
        }
    }
}

private func deadLinks(in website: Website, from context: SiteContext) -> [Diagnostic] {
    let documents = Dictionary(
        context.graph.documents.map { (SiteMap.page(of: $0.id), $0) },
        uniquingKeysWith: { first, _ in first }
    )
    return DeadLinks(in: website).problems { address, page in
        documents[page].map { place(of: address, in: $0) }
    }
}

/// The block whose raw HTML holds an address; the document's start when no block does.
private func place(of address: String, in document: Document) -> SourceLocation {
    let renderer = FragmentRenderer(FragmentRenderer.Hooks(rawHTML: .pass))
    let block = document.blocks.first { block in
        HTMLLinks(in: Array(renderer.render([block]).utf8)).addresses.contains(address)
    }
    return block?.location ?? start(of: document)
}

private func start(of document: Document) -> SourceLocation {
    let start = SourcePosition(line: 1, column: 1)
    return SourceLocation(path: document.path, start: start, end: start)
}
