import Diagnostics

/// Finds what was meant by a path at which nothing lies.
///
/// Its tables are made when the first dead link asks: most folders have none, and a large one has
/// a hundred thousand files.
final class NearMisses {
    private let files: Set<ContentPath>
    private let folders: Set<ContentPath>

    private lazy var pathsByFold = Dictionary(
        files.union(folders).map { ($0.description.lowercased(), $0) },
        uniquingKeysWith: { min($0, $1) }
    )
    private lazy var filesByFolder = Dictionary(grouping: files, by: \.parent)
    private lazy var filesByName = Dictionary(grouping: files) { $0.name.lowercased() }

    init(files: Set<ContentPath>, folders: Set<ContentPath>) {
        self.files = files
        self.folders = folders
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
