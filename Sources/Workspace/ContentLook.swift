public import Diagnostics

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// What the files of a content root look like from outside, to be compared with a later look.
///
/// No file is read: kinds, sizes and times tell. Two equal looks mean that nothing was changed in
/// between, as long as the first one is settled. Looking again and again costs little, and works
/// where no system tells of changes: on network file systems, in containers, on every platform.
public struct ContentLook: Sendable, Equatable {
    /// An entry's number, size, mode, and the times at which its bytes and it itself last changed.
    private struct Facts: Equatable {
        var file: UInt64
        var size: Int
        var mode: UInt32
        var changed: Int
        var moved: Int

        var isFolder: Bool { mode_t(mode) & S_IFMT == S_IFDIR }
    }

    /// Nil when the root itself cannot be listed.
    private let entries: [String: Facts]?

    /// False when a file was changed so lately that it could change again and look the same.
    public let isSettled: Bool

    /// Whether the root is there.
    public var isThere: Bool { entries != nil }

    /// Looks at a root now.
    public init(_ root: ContentRoot) {
        guard case .folder(let folder) = root.place else {
            entries = [:]
            isSettled = true
            return
        }
        var walk = Walk()
        let isThere = walk.visit(folder, name: "")
        entries = isThere ? walk.entries : nil
        isSettled = walk.isSettled
    }

    /// The same state of the files, settled or not.
    public static func == (left: ContentLook, right: ContentLook) -> Bool {
        left.entries == right.entries
    }

    /// The files that are new, gone or changed since an earlier look, sorted.
    public func changes(since earlier: ContentLook) -> [ContentPath] {
        let (old, new) = (earlier.entries ?? [:], entries ?? [:])
        let names = Set(old.keys).union(new.keys).filter { name in
            old[name] != new[name] && (old[name] ?? new[name])?.isFolder == false
        }
        return names.compactMap { ContentPath($0) }.sorted()
    }

    private struct Walk {
        var entries: [String: Facts] = [:]
        var isSettled = true
        private let now: Int

        init() {
            var time = timespec()
            clock_gettime(CLOCK_REALTIME, &time)
            now = nanoseconds(time)
        }

        /// Adds what a folder holds, as `ContentFiles` lists it; false when it cannot be listed.
        mutating func visit(_ folder: String, name: String) -> Bool {
            guard let found = Disk.entries(of: folder) else { return false }
            // What a run has made is not read by the next one.
            if !name.isEmpty, found.contains(where: { $0.name == AtomicWriter.marker }) {
                return true
            }
            for entry in found {
                guard let own = entry.name, !own.hasPrefix("."), own != "node_modules" else {
                    continue
                }
                let path = "\(folder)/\(own)"
                let inside = name.isEmpty ? own : "\(name)/\(own)"
                // A file that is gone by now is one that is not there.
                guard var facts = look(at: path, isFolder: entry.kind == .folder) else { continue }
                if entry.kind == .folder, !visit(path, name: inside) { facts.size = -1 }
                if entry.kind == .link, Disk.kindFollowingLinks(of: path) == nil { facts.size = -1 }
                entries[inside] = facts
            }
            return true
        }

        /// Of a folder the mode alone: its times tell of hidden files, too.
        private mutating func look(at path: String, isFolder: Bool) -> Facts? {
            var status = stat()
            guard lstat(path, &status) == 0 else { return nil }
            let mode = UInt32(status.st_mode)
            if isFolder { return Facts(file: 0, size: 0, mode: mode, changed: 0, moved: 0) }
            #if canImport(Darwin)
                let (changed, moved) = (status.st_mtimespec, status.st_ctimespec)
            #else
                let (changed, moved) = (status.st_mtim, status.st_ctim)
            #endif
            // Some file systems count whole seconds, FAT every second one; others tick in a few ms.
            let tick = moved.tv_nsec == 0 ? 2_000_000_000 : 50_000_000
            for time in [changed, moved] where (now &- nanoseconds(time)).magnitude < tick {
                isSettled = false
            }
            return Facts(
                file: UInt64(status.st_ino),
                size: Int(status.st_size),
                mode: mode,
                changed: nanoseconds(changed),
                moved: nanoseconds(moved)
            )
        }
    }
}

/// Times beyond the year 2262 wrap around, which leaves them as different as they were.
private func nanoseconds(_ time: timespec) -> Int {
    Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
}
