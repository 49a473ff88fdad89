#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// What a content root and the program look like from outside: when it is the same, so is all that
/// can be worked out from them.
///
/// No file is read: names, sizes and times tell. Of carried content the program itself is all.
struct ContentStamp {
    /// The root, the program, and for each file of the root its name, size, and the times at which
    /// its content and its entry last changed, in nanoseconds.
    private(set) var bytes: [UInt8] = []
    /// True when no file was changed so lately that it could change again without its times doing
    /// so: clocks of file systems tick every few milliseconds.
    private(set) var isSettled = true

    private let now: Int
    /// How long a file system may take for one tick, in nanoseconds.
    private static let tick = 100_000_000

    /// Looks at a root now; nil when a folder of it cannot be listed, or the program not be found.
    init?(of root: ContentRoot) {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        now = Self.nanoseconds(time)
        guard let program = Disk.ownProgram, addFile(program) else { return nil }
        switch root.place {
        case .carried: add(text: "")
        case .folder(let folder):
            add(text: folder)
            let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard addFolder(descriptor, isRoot: true) else { return nil }
        }
    }

    private mutating func addFile(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { return false }
        add(text: path)
        add(status)
        return true
    }

    /// Adds what a folder holds, as `ContentFiles` lists it, and closes it; the order is that in
    /// which the system lists it, which stays while nothing changes.
    private mutating func addFolder(_ descriptor: CInt, isRoot: Bool) -> Bool {
        guard descriptor >= 0 else { return false }
        guard let stream = fdopendir(descriptor) else {
            close(descriptor)
            return false
        }
        defer { closedir(stream) }
        let start = bytes.count
        while let entry = readdir(stream) {
            let isAdded = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
                    addEntry($0, of: descriptor)
                }
            }
            switch isAdded {
            case .added: continue
            case .unreadable: return false
            case .marker where !isRoot:
                // What a run has made is not read by the next one.
                bytes.removeLast(bytes.count - start)
                return true
            case .marker: continue
            }
        }
        bytes.append(Self.end)
        return true
    }

    private enum Addition { case added, unreadable, marker }

    private mutating func addEntry(_ name: UnsafePointer<CChar>, of folder: CInt) -> Addition {
        if strcmp(name, AtomicWriter.marker) == 0 { return .marker }
        if name[0] == CChar(UInt8(ascii: ".")) || strcmp(name, "node_modules") == 0 {
            return .added
        }
        var status = stat()
        guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .unreadable }
        bytes.append(contentsOf: UnsafeRawBufferPointer(start: name, count: strlen(name) + 1))
        guard status.st_mode & S_IFMT == S_IFDIR else {
            add(status)
            return .added
        }
        let descriptor = openat(folder, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        return addFolder(descriptor, isRoot: false) ? .added : .unreadable
    }

    private mutating func add(_ status: stat) {
        #if canImport(Darwin)
            let (changed, moved) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (changed, moved) = (status.st_mtim, status.st_ctim)
        #endif
        let time = Self.nanoseconds(changed)
        if (now &- time).magnitude < Self.tick { isSettled = false }
        add(number: Int(status.st_size))
        add(number: time)
        add(number: Self.nanoseconds(moved))
        add(number: Int(status.st_mode))
    }

    private mutating func add(number: Int) {
        withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
    }

    private mutating func add(text: String) {
        bytes.append(contentsOf: text.utf8)
        bytes.append(0)
    }

    /// Times beyond the year 2262 wrap around, which leaves them as different as they were.
    private static func nanoseconds(_ time: timespec) -> Int {
        Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
    }

    /// No name begins with it.
    private static let end = UInt8(ascii: "/")
}

extension Disk {
    /// The path of the running program, links resolved; nil when the system does not tell.
    static var ownProgram: String? {
        #if canImport(Darwin)
            var size: UInt32 = 4096
            var path = [CChar](repeating: 0, count: Int(size))
            guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
            return realPath(of: String(cString: path))
        #else
            return realPath(of: "/proc/self/exe")
        #endif
    }
}
