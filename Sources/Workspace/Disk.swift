internal import Diagnostics

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// The few calls to the file system that everything here is made of.
///
/// POSIX rather than Foundation: it tells links from files in one pass over a folder, keeps names
/// as bytes, and costs a start of the program nothing.
enum Disk {
    /// What an entry of a folder is, links not followed.
    enum Kind {
        case file, folder, link
        /// A socket, a pipe, a device: never opened, since reading may wait for ever.
        case other
    }

    /// An entry of a folder.
    struct Entry {
        /// Nil when the name is not UTF-8.
        var name: String?
        var kind: Kind
    }

    /// The entries of a folder, sorted by name; nil when it cannot be read.
    static func entries(of folder: String) -> [Entry]? {
        guard let stream = opendir(folder) else { return nil }
        defer { closedir(stream) }
        var entries: [Entry] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
                    String(validatingCString: $0)
                }
            }
            if name == "." || name == ".." { continue }
            let kind: Kind
            switch Int(entry.pointee.d_type) {
            case Int(DT_REG): kind = .file
            case Int(DT_DIR): kind = .folder
            case Int(DT_LNK): kind = .link
            case Int(DT_UNKNOWN): kind = name.flatMap { Self.kind(of: "\(folder)/\($0)") } ?? .other
            default: kind = .other
            }
            entries.append(Entry(name: name, kind: kind))
        }
        return entries.sorted {
            ($0.name ?? "").utf8.lexicographicallyPrecedes(($1.name ?? "").utf8)
        }
    }

    /// What lies at a path, a link not followed; nil when nothing does.
    static func kind(of path: String) -> Kind? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        return kind(of: status)
    }

    /// What lies at a path, links followed; nil when nothing does.
    static func kindFollowingLinks(of path: String) -> Kind? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return kind(of: status)
    }

    private static func kind(of status: stat) -> Kind {
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }

    /// A file's bytes.
    static func bytes(of path: String, atMost limit: Int = .max) throws(DiskError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw DiskError(path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw DiskError(path) }
        guard kind(of: status) == .file else { throw DiskError(path, "not a regular file") }
        guard Int(status.st_size) <= limit else {
            throw DiskError(path, "larger than \(limit / 1_048_576) MB")
        }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        var count = 0
        while count < bytes.count {
            let got = bytes.withUnsafeMutableBytes {
                read(descriptor, $0.baseAddress! + count, $0.count - count)
            }
            if got < 0, errno == EINTR { continue }
            guard got >= 0 else { throw DiskError(path) }
            if got == 0 { break }
            count += got
        }
        bytes.removeLast(bytes.count - count)
        return bytes
    }

    /// The absolute path with all links resolved; nil when nothing is there.
    static func realPath(of path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(validatingCString: resolved)
    }

    /// The folder the program was started in.
    static var workingFolder: String { realPath(of: ".") ?? "/" }
}

/// A call to the file system that failed.
struct DiskError: Error, CustomStringConvertible {
    /// The path it was about.
    let path: String
    /// Why, lower case, without a final stop.
    let reason: String

    /// Takes the reason from `errno`.
    init(_ path: String) {
        let text = String(cString: strerror(errno))
        self.init(path, text.prefix(1).lowercased() + text.dropFirst())
    }

    init(_ path: String, _ reason: String) {
        self.path = path
        self.reason = reason
    }

    var description: String { "\(path): \(reason)" }
}
