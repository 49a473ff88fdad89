public import Diagnostics

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// Writes output so that a run that is killed half-way leaves the old output whole.
///
/// A folder is written beside its place and then swapped in by one rename; files whose bytes have
/// not changed are linked, not written, so that they keep their times. Left-overs of killed runs
/// are removed by the next one.
public enum AtomicWriter {
    /// The file that marks a folder as made here: one without it is never replaced.
    public static let marker = ".luca-docs-output"

    /// Makes `folder` hold exactly `tree`.
    ///
    /// - Throws: when the folder is not empty and was not made here, or cannot be written.
    @discardableResult
    public static func replace(
        _ folder: String,
        with tree: [ContentPath: [UInt8]]
    ) throws(WorkspaceError) -> Changes {
        let place = OutputPlace(folder)
        try place.makeParent()
        place.cleanUp()
        try place.checkOwnership()
        try checkNames(of: tree)
        let old = FileList.below(place.path)
        let same = tree.filter { path, bytes in
            old.contains(path) && (try? Disk.bytes(of: "\(place.path)/\(path)")) == bytes
        }
        let changes = Changes(
            written: tree.count - same.count,
            unchanged: same.count,
            removed: old.filter { tree[$0] == nil }.sorted()
        )
        if changes.isEmpty, Disk.kind(of: "\(place.path)/\(marker)") == .file { return changes }
        do {
            try build(tree, linking: Set(same.keys), from: place)
            try place.swapIn()
        } catch {
            Disk.removeTree(at: place.temporary)
            throw WorkspaceError("cannot write '\(folder)': \(error.reason)")
        }
        return changes
    }

    /// Makes a file hold exactly these bytes; false when it did already.
    @discardableResult
    public static func write(_ bytes: [UInt8], to file: String) throws(WorkspaceError) -> Bool {
        if (try? Disk.bytes(of: file)) == bytes { return false }
        let place = OutputPlace(file)
        try place.makeParent()
        do {
            try Disk.write(bytes, to: place.temporary)
            try Disk.rename(place.temporary, to: place.path)
        } catch {
            unlink(place.temporary)
            throw WorkspaceError("cannot write '\(file)': \(error.reason)")
        }
        return true
    }

    private static func build(
        _ tree: [ContentPath: [UInt8]],
        linking same: Set<ContentPath>,
        from place: OutputPlace
    ) throws(DiskError) {
        try Disk.makeFolder(place.temporary)
        var made: Set<ContentPath> = [.root]
        for (path, bytes) in tree.sorted(by: { $0.key < $1.key }) {
            var folder = ContentPath.root
            for part in path.parent.parts {
                guard let next = folder.appending(part) else { continue }
                folder = next
                if made.insert(folder).inserted {
                    try Disk.makeFolder("\(place.temporary)/\(folder)")
                }
            }
            let new = "\(place.temporary)/\(path)"
            // Not every file system has links; then the file is written.
            if same.contains(path), link("\(place.path)/\(path)", new) == 0 { continue }
            try Disk.write(bytes, to: new)
        }
        let text = "Made by luca-docs, which replaces this folder when it runs again.\n"
        try Disk.write(Array(text.utf8), to: "\(place.temporary)/\(marker)")
    }

    private static func checkNames(of tree: [ContentPath: [UInt8]]) throws(WorkspaceError) {
        for path in tree.keys {
            var folder = path.parent
            while folder != .root {
                if tree[folder] != nil {
                    throw WorkspaceError("'\(folder)' would be a file and a folder")
                }
                folder = folder.parent
            }
        }
    }
}

/// The place of an output, and the temporary places beside it.
private struct OutputPlace {
    /// The output, links resolved: what a link leads to is replaced, not the link.
    let path: String
    /// Where this process builds the new output.
    let temporary: String
    /// Where the old output waits when it cannot be swapped in one step.
    let waiting: String
    private let given: String
    private let parent: String
    private let stem: String

    init(_ given: String) {
        self.given = given
        var path = Disk.realPath(of: given) ?? given
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        self.path = path
        let slash = path.lastIndex(of: "/")
        parent = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
        stem = ".\(name).luca-docs-"
        temporary = Disk.path("\(stem)new-\(getpid())", in: parent)
        waiting = Disk.path("\(stem)old-\(getpid())", in: parent)
    }

    func makeParent() throws(WorkspaceError) {
        do {
            for folder in Disk.ancestors(of: parent).reversed()
            where Disk.kindFollowingLinks(of: folder) == nil {
                try Disk.makeFolder(folder)
            }
        } catch {
            throw WorkspaceError("cannot write '\(given)': \(error)")
        }
    }

    /// Removes what killed runs left; an old output that lost its place gets it back.
    func cleanUp() {
        for entry in Disk.entries(of: parent) ?? [] {
            guard let name = entry.name, name.hasPrefix(stem),
                let process = name.split(separator: "-").last.flatMap({ pid_t($0) }),
                process != getpid(), kill(process, 0) != 0, errno == ESRCH
            else { continue }
            let left = Disk.path(name, in: parent)
            if name.hasPrefix(stem + "old-"), Disk.kind(of: path) == nil {
                try? Disk.rename(left, to: path)
            } else {
                Disk.removeTree(at: left)
            }
        }
    }

    func checkOwnership() throws(WorkspaceError) {
        guard let kind = Disk.kind(of: path) else { return }
        guard kind == .folder else { throw WorkspaceError("'\(given)' is not a folder") }
        let isOurs = Disk.kind(of: "\(path)/\(AtomicWriter.marker)") == .file
        if !isOurs, !(Disk.entries(of: path) ?? []).isEmpty {
            throw WorkspaceError(
                "'\(given)' is not empty and was not made by luca-docs",
                hint: "give another folder, or remove this one first"
            )
        }
    }

    /// Puts the new output in place of the old and removes the old.
    func swapIn() throws(DiskError) {
        if Disk.kind(of: path) == nil { return try Disk.rename(temporary, to: path) }
        if Disk.exchange(temporary, path) {
            Disk.removeTree(at: temporary)
            return
        }
        // Two steps: `cleanUp` of the next run mends a kill between them.
        try Disk.rename(path, to: waiting)
        try Disk.rename(temporary, to: path)
        Disk.removeTree(at: waiting)
    }
}
