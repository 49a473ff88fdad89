import Diagnostics
import Rules

/// Finds what was meant by a path at which nothing lies.
///
/// Its tables are made when the first dead link asks: most folders have none, and a large one has
/// a hundred thousand files.
final class NearMisses {
    private let files: Set<ContentPath>
    private let folders: Set<ContentPath>

    private let documents: [DocumentID]
    private lazy var namesByRulebook = Dictionary(grouping: documents, by: \.rulebook)
        .mapValues { $0.map(\.name) }
    private lazy var documentsByName = Dictionary(grouping: documents, by: \.name)
    private var nearestDocuments: [DocumentID: DocumentID?] = [:]

    private lazy var pathsByFold = Dictionary(
        files.union(folders).map { ($0.description.lowercased(), $0) },
        uniquingKeysWith: { min($0, $1) }
    )
    private lazy var filesByFolder = Dictionary(grouping: files, by: \.parent)
    private lazy var filesByName = Dictionary(grouping: files) { $0.name.lowercased() }

    init(documents: [DocumentID], files: Set<ContentPath>, folders: Set<ContentPath>) {
        self.documents = documents
        self.files = files
        self.folders = folders
    }

    /// The document that was most likely meant: one of the same rulebook with a near name, else
    /// one of the same name in another.
    func nearestDocument(to id: DocumentID) -> DocumentID? {
        if let known = nearestDocuments[id] { return known }
        let near =
            suggestion(for: id.name, among: namesByRulebook[id.rulebook] ?? [])
            .map { DocumentID(rulebook: id.rulebook, name: $0) }
            ?? documentsByName[id.name]?.min()
        nearestDocuments[id] = .some(near)
        return near
    }

    /// The file or folder whose path differs from `path` in upper and lower case only.
    func pathIgnoringCase(_ path: ContentPath) -> ContentPath? {
        pathsByFold[path.description.lowercased()]
    }

    /// The file that was most likely meant: one of the same folder with a near name, else the
    /// nearest one of the same name elsewhere.
    func nearestFile(to path: ContentPath) -> ContentPath? {
        let siblings = filesByFolder[path.parent] ?? []
        if let name = suggestion(for: path.name, among: siblings.lazy.map(\.name)) {
            return path.parent.entry(name)
        }
        let namesakes = filesByName[path.name.lowercased()] ?? []
        return namesakes.min { left, right in
            let a = -left.commonParts(with: path)
            let b = -right.commonParts(with: path)
            return a != b ? a < b : left < right
        }
    }
}

extension ContentPath {
    fileprivate func commonParts(with other: ContentPath) -> Int {
        zip(parts, other.parts).prefix { $0 == $1 }.count
    }
}
