import Foundation
import Verify
import Workspace

/// The folder of kept results and of what is being made.
///
/// ```
/// toolchains/ stand-ins/ modules/      named by key; made elsewhere, then moved in
/// objects/ tests/ alone/ runs/         the same
/// foreign/ mutants/                    what '--treat' and '--mutate' found out
/// work/                                what is being made; emptied at every start
/// lock                                 held by the run that uses the folder
/// ```
/// What lies under a key is whole: it is moved in with one rename.
struct BuildFolder: Sendable {
    let root: URL
    private let descriptor: Int32

    /// Takes the folder for this run; another run that holds it is waited for, which is told.
    init(_ root: URL, onWait: () -> Void) throws {
        self.root = root
        do {
            try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        } catch {
            let cause = (error as? CocoaError)?.underlying as? POSIXError
            throw Self.cannotWrite(root, cause?.code.rawValue ?? EACCES)
        }
        let path = root.appendingPathComponent("lock").path
        let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        let reason = errno
        guard descriptor >= 0 else { throw Self.cannotWrite(root, reason) }
        self.descriptor = descriptor
        take(onWait: onWait)
    }

    /// Lets other runs use the folder; `take` it again before it is used.
    func letGo() { flock(descriptor, LOCK_UN) }

    /// Takes the folder; another run that holds it is waited for, which is told.
    func take(onWait: () -> Void) {
        // The lock is let go when the process ends, however it ends.
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            onWait()
            flock(descriptor, LOCK_EX)
        }
        try? FileManager.default.removeItem(at: root.appendingPathComponent("work"))
    }

    /// The folder that was asked for, else one of the user's cache that no other content root has:
    /// `$XDG_CACHE_HOME` or `~/.cache`, then `luca-docs/<hash of the root's path>`.
    init(_ given: String?, for root: ContentRoot, onWait: () -> Void) throws {
        if let given {
            try self.init(URL(fileURLWithPath: given), onWait: onWait)
            return
        }
        let environment = ProcessInfo.processInfo.environment
        let home = environment["HOME"] ?? NSTemporaryDirectory()
        let cache = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
        let path = if case .folder(let path) = root.place { path } else { "built-in" }
        let name = JobKey.contentRoot(path).description.prefix(16)
        let folder = (cache ?? home + "/.cache") + "/luca-docs/\(name)"
        try self.init(URL(fileURLWithPath: folder), onWait: onWait)
    }

    private static func cannotWrite(_ root: URL, _ code: Int32) -> WorkspaceError {
        let reason = String(cString: strerror(code))
        return WorkspaceError(
            "cannot write the build folder '\(root.relativePath)': "
                + reason.prefix(1).lowercased() + reason.dropFirst(),
            hint: "name another folder with '--build-dir'"
        )
    }

    /// A new empty folder to make something in.
    func work() throws -> URL {
        let folder = root.appendingPathComponent("work/\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Where a result of a kind is kept as a file.
    func file(_ kind: String, _ key: JobKey, _ ending: String) -> URL {
        root.appendingPathComponent("\(kind)/\(key).\(ending)")
    }

    /// Where a result of a kind is kept as a folder.
    func folder(_ kind: String, _ key: JobKey) -> URL {
        root.appendingPathComponent("\(kind)/\(key)")
    }

    /// Writes a file whole or not at all.
    func write(_ data: Data, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try data.write(to: file, options: .atomic)
    }

    /// Writes what is to be kept under a key, sealed: disks lose bits, and people copy files.
    func write(_ data: Data, to file: URL, of key: JobKey) throws {
        try write(Data(ResultSeal(key, secret: "").close(Array(data))), to: file)
    }

    /// Reads a value that was kept under a key; nil when none was, or not in this form.
    func read<Value: Decodable>(_ type: Value.Type, _ file: URL, of key: JobKey) -> Value? {
        read(file, of: key).flatMap { try? JSONDecoder().decode(type, from: $0) }
    }

    /// Reads what was kept under a key; nil when nothing was, or when it is not as it was written.
    func read(_ file: URL, of key: JobKey) -> Data? {
        (try? Data(contentsOf: file))
            .flatMap { ResultSeal(key, secret: "").open(Array($0)) }.map { Data($0) }
    }

    /// Moves a finished folder to where it is kept.
    func keep(_ made: URL, as kept: URL) throws {
        try FileManager.default.createDirectory(
            at: kept.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try? FileManager.default.removeItem(at: kept)
        try FileManager.default.moveItem(at: made, to: kept)
    }

    /// Has a finished file under a second name, whole or not at all: its bytes are there once where
    /// the file system can do that.
    func link(_ made: URL, as kept: URL) throws {
        let files = FileManager.default
        try files.createDirectory(
            at: kept.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        let new = try work().appendingPathComponent(kept.lastPathComponent)
        defer { try? files.removeItem(at: new.deletingLastPathComponent()) }
        do {
            try files.linkItem(at: made, to: new)
        } catch {
            try files.copyItem(at: made, to: new)
        }
        // Two samples may make the same at the same time.
        guard rename(new.path, kept.path) == 0 else {
            throw Self.cannotWrite(root, errno)
        }
    }

    /// Removes the kept results of a kind that this run had no use for, once they are many.
    ///
    /// A few are left, so that going back to an earlier state of the content compiles nothing:
    /// three times as many as were used, and `spare` more.
    func prune(_ kind: String, keeping keys: Set<JobKey>, spare: Int = 100) {
        let folder = root.appendingPathComponent(kind)
        let used = Set(keys.map(\.description))
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        guard names.count > 4 * used.count + spare else { return }
        for name in names where !used.contains(String(name.prefix { $0 != "." })) {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
    }

    /// Writes a file of what is being made, with the folders above it.
    static func write(_ text: String, to path: String, in folder: URL) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }
}
