public import Diagnostics

/// Where rulebooks are read from, and why there.
public struct ContentRoot: Sendable, Equatable {
    /// A folder on disk or what the program carries.
    public enum Place: Sendable, Equatable {
        /// The absolute path of a folder, links resolved.
        case folder(String)
        /// The rulebooks built into the program.
        case carried
    }

    /// The place.
    public let place: Place
    /// What the reader types before a path of the root to reach the file: `content/`, `../docs/`,
    /// or nothing.
    public let pathPrefix: String
    /// How it was found, such as `the nearest folder with luca-docs.yml`.
    public let reason: String

    /// For verbose runs: `reading content/ (the nearest folder with luca-docs.yml)`.
    public var explanation: String {
        switch place {
        case .folder: "reading \(pathPrefix.isEmpty ? "this folder" : pathPrefix) (\(reason))"
        case .carried: "reading the rulebooks built into the program (\(reason))"
        }
    }

    /// The folder given, else the nearest ancestor with `luca-docs.yml`, else a `content/` that
    /// holds `*/rulebook.yml` there or in an ancestor, else what the program carries.
    ///
    /// `workingFolder` is absolute with links resolved; nil for the process's own.
    public static func find(
        given folder: String? = nil,
        from workingFolder: String? = nil
    ) throws(WorkspaceError) -> ContentRoot {
        let workingFolder = workingFolder ?? Disk.workingFolder
        if let folder { return try given(folder, from: workingFolder) }
        let ancestors = Disk.ancestors(of: workingFolder)
        if let root = ancestors.first(where: { Disk.holdsFile("luca-docs.yml", in: $0) }) {
            return ContentRoot(
                place: .folder(root),
                pathPrefix: Disk.relativePrefix(from: workingFolder, to: root),
                reason: "the nearest folder with luca-docs.yml"
            )
        }
        for ancestor in ancestors {
            let content = Disk.path("content", in: ancestor)
            guard holdsRulebooks(content), let root = Disk.realPath(of: content) else { continue }
            return ContentRoot(
                place: .folder(root),
                pathPrefix: Disk.relativePrefix(from: workingFolder, to: root),
                reason: "the nearest content/ with a rulebook.yml in it"
            )
        }
        return ContentRoot(
            place: .carried,
            pathPrefix: "built-in:",
            reason: "no luca-docs.yml and no content/ with rulebooks here or above"
        )
    }

    /// The root that some files are read in, and their paths there: the content that the first one
    /// belongs to, else the nearest folder with `.git`, else the folder that holds them all.
    public static func containing(
        _ files: [String],
        from workingFolder: String? = nil
    ) throws(WorkspaceError) -> (ContentRoot, [ContentPath]) {
        let workingFolder = workingFolder ?? Disk.workingFolder
        var real: [String] = []
        for file in files {
            let path = Disk.path(file, in: workingFolder)
            guard let found = Disk.realPath(of: path) else {
                throw WorkspaceError("there is no file '\(file)'")
            }
            guard Disk.kind(of: found) == .file else {
                throw WorkspaceError(
                    "'\(file)' is not a file",
                    hint: "give one folder, or one or more files"
                )
            }
            real.append(found)
        }
        let (root, reason) = root(of: real)
        let isAbsolute = files.contains { $0.hasPrefix("/") }
        let prefix =
            isAbsolute
            ? (root == "/" ? root : root + "/") : Disk.relativePrefix(from: workingFolder, to: root)
        var paths: [ContentPath] = []
        for (file, real) in zip(files, real) {
            let below = real.utf8.dropFirst(root == "/" ? 1 : root.utf8.count + 1)
            guard Disk.isInside(root, real), let path = ContentPath(String(below) ?? "") else {
                throw WorkspaceError(
                    "'\(file)' and '\(files[0])' belong to different content",
                    hint: "read them one by one"
                )
            }
            paths.append(path)
        }
        return (ContentRoot(place: .folder(root), pathPrefix: prefix, reason: reason), paths)
    }

    /// The path in this root of a file that is named from the working folder; nil when there is no
    /// such file or it lies elsewhere.
    public func path(of file: String, from workingFolder: String? = nil) -> ContentPath? {
        let path = Disk.path(file, in: workingFolder ?? Disk.workingFolder)
        guard case .folder(let root) = place, let real = Disk.realPath(of: path),
            Disk.isInside(root, real)
        else { return nil }
        return ContentPath(String(real.dropFirst(root == "/" ? 1 : root.count + 1)))
    }

    private static func root(of files: [String]) -> (String, reason: String) {
        let folders = Disk.ancestors(of: files[0]).dropFirst()
        let marked =
            folders.first { Disk.holdsFile("luca-docs.yml", in: $0) }
            .map { ($0, "the nearest folder with luca-docs.yml") }
            ?? folders.first { Disk.holdsFile("rulebook.yml", in: $0) }
            .flatMap { Disk.ancestors(of: $0).dropFirst().first }
            .map { ($0, "the folder of the file's rulebook") }
            ?? folders.first { Disk.kind(of: Disk.path(".git", in: $0)) != nil }
            .map { ($0, "the file's repository") }
        let common = folders.first { folder in
            files.allSatisfy { Disk.isInside(folder, $0) }
        }
        return marked ?? (common ?? "/", "the folder that holds the files")
    }

    /// True when there is a file, not a folder, at a path seen from the working folder.
    public static func isFile(_ path: String) -> Bool { Disk.kindFollowingLinks(of: path) == .file }

    private static func given(
        _ folder: String,
        from workingFolder: String
    ) throws(WorkspaceError) -> ContentRoot {
        let path = Disk.path(folder, in: workingFolder)
        guard let real = Disk.realPath(of: path) else {
            throw WorkspaceError(
                "there is no folder '\(folder)'",
                hint: "give the folder that holds the rulebooks or the Markdown files"
            )
        }
        guard Disk.kind(of: real) == .folder else {
            throw WorkspaceError("'\(folder)' is not a folder")
        }
        var prefix = folder.hasSuffix("/") ? folder : folder + "/"
        while prefix.hasPrefix("./") { prefix.removeFirst(2) }
        return ContentRoot(place: .folder(real), pathPrefix: prefix, reason: "as given")
    }

    private static func holdsRulebooks(_ folder: String) -> Bool {
        (Disk.entries(of: folder) ?? []).contains { entry in
            guard let name = entry.name, entry.kind == .folder || entry.kind == .link else {
                return false
            }
            return Disk.holdsFile("rulebook.yml", in: Disk.path(name, in: folder))
        }
    }
}

extension Disk {
    /// A path as seen from a folder.
    static func path(_ path: String, in folder: String) -> String {
        if path.hasPrefix("/") { return path }
        return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
    }

    /// An absolute folder, its parent, and so on up to `/`.
    static func ancestors(of folder: String) -> [String] {
        var ancestors = [folder]
        while let last = ancestors.last, last != "/", let slash = last.lastIndex(of: "/") {
            ancestors.append(slash == last.startIndex ? "/" : String(last[..<slash]))
        }
        return ancestors
    }

    /// True when a folder holds a file of that name, links followed.
    static func holdsFile(_ name: String, in folder: String) -> Bool {
        kindFollowingLinks(of: path(name, in: folder)) == .file
    }

    /// True when a path, links followed, is a folder whose own path has no links, or lies below it.
    static func isInside(_ folder: String, _ path: String) -> Bool {
        guard let real = realPath(of: path) else { return false }
        return real == folder || real.hasPrefix(folder == "/" ? folder : folder + "/")
    }

    /// What leads from one absolute folder to another: `content/`, `../docs/`, or nothing.
    static func relativePrefix(from folder: String, to target: String) -> String {
        let from = folder.split(separator: "/")
        let to = target.split(separator: "/")
        let common = zip(from, to).prefix { $0 == $1 }.count
        let up = String(repeating: "../", count: from.count - common)
        return up + to.dropFirst(common).map { $0 + "/" }.joined()
    }
}
