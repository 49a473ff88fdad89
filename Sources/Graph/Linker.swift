public import Diagnostics
public import Rules

/// Resolves every relation and link of all documents, and checks what only the whole can tell.
///
/// - Parameters:
///   - rulebooks: those that are loaded, in any order.
///   - documents: as parsed, in any order.
///   - files: every file of the content root, documents or not, that a link may lead to.
///   - folders: folders that a link may lead to although no file of `files` lies in them.
/// - Returns: the graph, and the problems in the order of their places. A link or relation that
///   leads nowhere is reported and left out of the graph.
public func link(
    _ rulebooks: [Rulebook],
    _ documents: [Document],
    files: Set<ContentPath>,
    folders: Set<ContentPath> = []
) -> (RuleGraph, [Diagnostic]) {
    let documents = PathTwins.parted(documents, of: rulebooks)
    var linker = Linker(Catalog(rulebooks, documents, files: files, folders: folders))
    linker.linkAll()
    let catalog = linker.catalog
    var problems = linker.resolver.problems
    problems += DuplicateID.check(documents)
    problems += DuplicateRulebook.check(catalog)
    problems += RivalIndex.check(catalog)
    problems += TakenFormerID.check(catalog)
    problems += DuplicateFile.check(catalog)
    problems += UnknownExcerpt.check(catalog)
    problems += Cycle.check(linker.reasons)
    problems += Orphan.check(linker.sortedEdges, in: catalog)
    for rulebook in catalog.rulebooks {
        problems += UnknownGlossaryTarget.check(rulebook, in: catalog)
        problems += RepeatedLines.check(rulebook)
    }
    for document in catalog.documents {
        let rulebook = catalog.rulebook(document.id.rulebook).flatMap { $0.isDeclared ? $0 : nil }
        // Fences stand in documents without front matter, too.
        if let rulebook { problems += UnknownModule.check(document, in: rulebook) }
        guard document.frontMatter != nil else { continue }
        problems += LongSource.check(document)
        problems += HeadingLevelSkip.check(document)
        guard let rulebook else { continue }
        problems += UnknownLayer.check(document, in: rulebook)
        problems += UnknownSource.check(document, in: rulebook)
        problems += CitedNotNormative.check(document, in: rulebook)
    }
    let graph = RuleGraph(
        rulebooks: catalog.rulebooks,
        documents: catalog.documents,
        edges: linker.sortedEdges,
        redirects: catalog.redirects,
        targets: linker.targets
    )
    return (graph, problems.sortedByLocation())
}

/// Collects the edges and link targets of all documents.
private struct Linker {
    let catalog: Catalog
    var resolver: LinkResolver
    /// Every `because` and `requires` that leads to a document.
    private(set) var reasons: [Cycle.Step] = []
    private(set) var targets: [DocumentID: [String: RuleGraph.LinkTarget]] = [:]
    private(set) var sortedEdges: [RuleGraph.Edge] = []
    private var edges: Set<RuleGraph.Edge> = []

    init(_ catalog: Catalog) {
        self.catalog = catalog
        resolver = LinkResolver(catalog)
    }

    mutating func linkAll() {
        for document in catalog.documents {
            linkRelations(of: document)
            linkText(of: document)
            linkSnippets(of: document)
        }
        sortedEdges = edges.sorted {
            ($0.source, $0.kind, $0.target) < ($1.source, $1.kind, $1.target)
        }
    }

    private mutating func linkRelations(of document: Document) {
        for relation in document.frontMatter?.relations ?? [] {
            let target = resolver.find(
                relation.target.value,
                from: document.id.rulebook,
                at: relation.target.location
            )
            guard let target else { continue }
            edges.insert(.init(source: document.id, kind: relation.kind, target: target.id))
            if relation.kind == .because || relation.kind == .requires {
                reasons.append(
                    Cycle.Step(source: document.id, relation: relation, target: target.id)
                )
            }
        }
    }

    private mutating func linkText(of document: Document) {
        for link in document.links {
            let target = resolver.resolve(link, in: document)
            targets[document.id, default: [:]][link.destination] = target
            if case .document(let id, _) = target, id != document.id {
                edges.insert(.init(source: document.id, kind: .mentions, target: id))
            }
        }
    }

    private mutating func linkSnippets(of document: Document) {
        for snippet in document.snippets {
            guard case .violates(let rule) = snippet.role else { continue }
            let target = resolver.find(rule.value, from: document.id.rulebook, at: rule.location)
            if let target, target.id != document.id {
                edges.insert(.init(source: document.id, kind: .mentions, target: target.id))
            }
        }
    }
}

extension Document {
    /// Where the document says its name: its `id`, else its title, else its first line.
    var nameLocation: SourceLocation {
        if let name = frontMatter?.id ?? frontMatter?.title { return name.location }
        let start = SourcePosition(line: 1, column: 1)
        return SourceLocation(path: path, start: start, end: start)
    }
}

extension Snippet {
    /// The attribute that gives the role, else the fence's opening line.
    var rolePlace: SourceLocation {
        roleLocation
            ?? SourceLocation(
                path: location.path,
                start: location.start,
                end: SourcePosition(line: location.start.line + 1, column: 1)
            )
    }
}
