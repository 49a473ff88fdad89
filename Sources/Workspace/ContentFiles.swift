internal import CContent
internal import Diagnostics
internal import Rules

/// The files of a content root: what there is, and how to read it.
///
/// Reading is given as closures, so that folders on disk and carried files look alike.
struct ContentFiles: Sendable {
    /// Files to read, sorted.
    let paths: [ContentPath]
    /// Files that exist and are not read: those of Swift packages, and links.
    let unread: [ContentPath]
    /// Folders with a `Package.swift` and no `rulebook.yml`, whose Markdown is not read.
    let skippedPackages: [ContentPath]
    /// What could not be read, and what was left out though somebody may miss it.
    let problems: [Diagnostic]
    /// The bytes of a file.
    let read: @Sendable (ContentPath) -> Result<[UInt8], DiskError>
    /// What lies at a path, links followed, hidden and skipped ones too; nil when nothing does.
    let kind: @Sendable (ContentPath) -> Disk.Kind?

    /// The largest Markdown file that is read.
    static let sizeLimit = 32 * 1_048_576

    /// The same files, some of them with other bytes than they have on disk.
    func replacing(_ bytes: [ContentPath: [UInt8]]) -> ContentFiles {
        guard !bytes.isEmpty else { return self }
        return ContentFiles(
            paths: paths,
            unread: unread,
            skippedPackages: skippedPackages,
            problems: problems,
            read: { path in bytes[path].map { .success($0) } ?? read(path) },
            kind: kind
        )
    }

    /// Lists a content root.
    static func list(_ root: ContentRoot) throws(WorkspaceError) -> ContentFiles {
        switch root.place {
        case .folder(let folder): return try onDisk(folder)
        case .carried: return carried()
        }
    }

    private static func onDisk(_ folder: String) throws(WorkspaceError) -> ContentFiles {
        var walk = FolderWalk(root: folder)
        guard walk.visit(.root, isPackaged: false) else {
            throw WorkspaceError("'\(folder)' cannot be read")
        }
        // A Swift package inside content holds code for the rules, not rules. In a folder that
        // knows nothing of rulebooks its Markdown is as good as any other.
        let holdsRulebooks = walk.paths.contains { $0.name == "rulebook.yml" }
        let paths = holdsRulebooks ? walk.paths : walk.paths + walk.packaged
        let listed = Set(paths)
        return ContentFiles(
            paths: paths.sorted(),
            unread: (walk.unread + (holdsRulebooks ? walk.packaged : [])).sorted(),
            skippedPackages: holdsRulebooks ? walk.packages.sorted() : [],
            problems: walk.problems,
            read: { path in
                Result { () throws(DiskError) in
                    let file = "\(folder)/\(path)"
                    if !listed.contains(path) {
                        guard Disk.kindFollowingLinks(of: file) != nil else {
                            throw DiskError(file, "the link leads to nothing")
                        }
                        // A link must not bring in what lies outside.
                        guard Disk.isInside(folder, file) else {
                            throw DiskError(file, "it lies outside the content")
                        }
                    }
                    return try Disk.bytes(of: file, atMost: sizeLimit)
                }
            },
            kind: { Disk.kindFollowingLinks(of: "\(folder)/\($0)") }
        )
    }

    private static func carried() -> ContentFiles {
        let content = ContentPath("content") ?? .root
        let paths = CarriedFiles.paths(below: content)
        let packages = paths.filter { $0.name == "Package.swift" }.map(\.parent)
        let isSkipped = { (path: ContentPath) in packages.contains { path.isInside($0) } }
        return ContentFiles(
            paths: paths.filter { !isSkipped($0) }.compactMap { $0.relative(to: content) },
            unread: paths.filter(isSkipped).compactMap { $0.relative(to: content) },
            skippedPackages: packages.compactMap { $0.relative(to: content) },
            problems: [],
            read: { path in
                let bytes = content.appending(path.description).flatMap(CarriedFiles.bytes(at:))
                return bytes.map { .success($0) }
                    ?? .failure(DiskError(path.description, "not carried"))
            },
            kind: { path in
                guard let wanted = content.appending(path.description) else { return nil }
                if CarriedFiles.bytes(at: wanted) != nil { return .file }
                return paths.contains { $0.isInside(wanted) } ? .folder : nil
            }
        )
    }
}

/// Lists a folder and what lies below it.
private struct FolderWalk {
    let root: String
    var paths: [ContentPath] = []
    var unread: [ContentPath] = []
    /// The Swift packages below the root, and the files in them.
    var packages: [ContentPath] = []
    var packaged: [ContentPath] = []
    var problems: [Diagnostic] = []

    init(root: String) { self.root = root }

    /// Lists a folder; false when it cannot be read.
    mutating func visit(_ folder: ContentPath, isPackaged: Bool) -> Bool {
        guard let entries = Disk.entries(of: "\(root)/\(folder)") else { return false }
        let names = Set(entries.compactMap(\.name))
        // What a run has made is not read by the next one; links may lead to it all the same.
        if folder != .root, names.contains(AtomicWriter.marker) { return true }
        // The root may be a package: somebody asked for it by name.
        let isPackage =
            folder != .root && names.contains("Package.swift") && !names.contains("rulebook.yml")
        if isPackage, !isPackaged { packages.append(folder) }
        let isPackaged = (isPackaged || isPackage) && !names.contains("rulebook.yml")
        for entry in entries {
            guard let name = entry.name, let path = folder.entry(name) else {
                problems.append(UnreadableFile.problem(at: folder, "a name in it is not UTF-8"))
                continue
            }
            guard !name.hasPrefix("."), name != "node_modules" else { continue }
            switch entry.kind {
            case .file where isPackaged: packaged.append(path)
            case .file: paths.append(path)
            case .folder:
                if !visit(path, isPackaged: isPackaged) {
                    problems.append(UnreadableFile.problem(at: path, "the folder cannot be read"))
                }
            case .link:
                unread.append(path)
                if !isPackaged { problems += checkLink(path) }
            case .other: unread.append(path)
            }
        }
        return true
    }

    /// What a link inside the root leads to is read where it lies; what lies outside is not read,
    /// which an author of rules has to know.
    private func checkLink(_ path: ContentPath) -> [Diagnostic] {
        let kind = Disk.kindFollowingLinks(of: "\(root)/\(path)")
        guard kind == .folder || path.isMarkdown || path.name == "rulebook.yml" else { return [] }
        guard kind != nil else {
            return [UnreadableFile.problem(at: path, "the link leads to nothing")]
        }
        return Disk.isInside(root, "\(root)/\(path)") ? [] : [OutsideSymlink.problem(at: path)]
    }
}
