import Diagnostics
import Graph
import Rules

extension SiteMap {
    /// The files that a site copies: every document and all that documents link to.
    private static func copies(of graph: RuleGraph) -> Set<ContentPath> {
        var files = Set(graph.documents.map(\.path))
        for document in graph.documents {
            for link in document.links {
                let target = graph.target(of: link.destination, in: document.id)
                if case .file(let path) = target { files.insert(path) }
            }
        }
        return files
    }

    /// Other places for copies that would be one file where upper and lower case are one: a name
    /// with capitals has a mark behind it that is made of its hash.
    static func partedCopies(of graph: RuleGraph) -> [ContentPath: ContentPath] {
        let groups = Dictionary(grouping: copies(of: graph)) { $0.description.lowercased() }
        var parted: [ContentPath: ContentPath] = [:]
        for path in groups.values.lazy.filter({ $0.count > 1 }).joined()
        where path.description.lowercased() != path.description {
            let mark = ContentHash(Array(path.description.utf8)).description.prefix(6)
            let name = "\(path.stem)-\(mark)" + path.name.dropFirst(path.stem.count)
            parted[path] = path.parent.entry(name).map(file)
        }
        return parted
    }
}
