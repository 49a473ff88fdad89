import Diagnostics
import Rules

/// Finds what the links of all documents lead to.
struct LinkResolver {
    let catalog: Catalog
    /// What is wrong with the links resolved so far.
    private(set) var problems: [Diagnostic] = []
    private var anchorTables: [DocumentID: AnchorTable] = [:]

    init(_ catalog: Catalog) { self.catalog = catalog }

    /// What `link` of `document` leads to; a dead one is reported.
    mutating func resolve(_ link: Link, in document: Document) -> RuleGraph.LinkTarget {
        let home = document.id.rulebook
        switch Destination(link.destination, from: home) {
        case .external: return .external(link.destination)
        case .rule(let id, let anchor):
            guard let target = find(id, from: home, at: link.location) else { return .unresolved }
            return resolve(anchor, in: target, as: "rule:\(id)", of: link)
        case .anchor(let anchor):
            if link.destination.isEmpty, document.frontMatter != nil {
                problems.append(
                    UnknownLink.problem(following: "", at: link.location, hint: "name a document")
                )
                return .unresolved
            }
            return resolve(anchor, in: document, as: "", of: link)
        case .absolute(let path, let anchor):
            // Whose root is meant is unknown: it counts when it happens to fit ours.
            guard let path = ContentPath(path), let target = catalog.document(at: path) else {
                return .external(link.destination)
            }
            return resolve(anchor, in: target, as: "/\(path)", of: link)
        case .relative(let path, let anchor):
            return resolve(path, anchor: anchor, of: link, in: document)
        }
    }

    /// The document that an id names; otherwise reports why there is none.
    mutating func find(
        _ id: DocumentID,
        from home: RulebookName,
        at location: SourceLocation
    ) -> Document? {
        switch catalog.find(id, from: home) {
        case .document(let document): return document
        case .unknown:
            problems.append(UnknownLink.problem(naming: id, at: location, in: catalog))
        case .unloaded:
            problems.append(UnloadedRulebook.problem(naming: id, at: location, in: catalog))
        }
        return nil
    }

    private mutating func resolve(
        _ path: String,
        anchor: String?,
        of link: Link,
        in document: Document
    ) -> RuleGraph.LinkTarget {
        switch PathSearch(catalog, from: document.path.parent).find(path) {
        case .document(let target): return resolve(anchor, in: target, as: path, of: link)
        case .file(let file): return .file(file)
        case .folder: return .unresolved
        case .inexact(let target, let name):
            problems.append(InexactLink.problem(path, shouldBe: name, at: link.location))
            return target.map { resolve(anchor, in: $0, as: name, of: link) } ?? .unresolved
        case .outside:
            if document.frontMatter != nil {
                problems.append(OutsideLink.problem(following: path, at: link.location))
            }
            return .unresolved
        case .nothing(let hint, let isDocument):
            problems.append(
                isDocument
                    ? UnknownLink.problem(following: path, at: link.location, hint: hint)
                    : MissingFile.problem(following: path, at: link.location, hint: hint)
            )
            return .unresolved
        }
    }

    /// Looks an anchor up; a missing one is reported and the link then leads to the document.
    private mutating func resolve(
        _ anchor: String?,
        in target: Document,
        as path: String,
        of link: Link
    ) -> RuleGraph.LinkTarget {
        guard let anchor else { return .document(target.id, anchor: nil) }
        let table = anchorTables[target.id] ?? AnchorTable(target)
        anchorTables[target.id] = table
        switch table.match(anchor) {
        case .exact(let found): return .document(target.id, anchor: found)
        case .inexact(let found):
            problems.append(
                InexactLink.problem(
                    "\(path)#\(anchor)",
                    shouldBe: "\(path)#\(found)",
                    at: link.location
                )
            )
            return .document(target.id, anchor: found)
        case .missing:
            problems.append(
                MissingAnchor.problem(
                    anchor,
                    in: target,
                    offering: table.anchors,
                    at: link.location
                )
            )
            return .document(target.id, anchor: nil)
        }
    }
}
