public import Diagnostics

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// Writes changed documents back to where they were read, each whole or not at all.
public struct DocumentWriter {
    private let folder: String

    /// Writes below a content root; nil for carried content, which is no file that could change.
    public init?(_ root: ContentRoot) {
        guard case .folder(let folder) = root.place else { return nil }
        self.folder = folder
    }

    /// What keeps a document from being written now; nil when nothing does.
    ///
    /// `read` are the bytes that the change was made for: if somebody has changed the file since,
    /// their change must not be lost.
    public func obstacle(to path: ContentPath, read bytes: [UInt8]) -> Diagnostic? {
        let file = "\(folder)/\(path)"
        switch Disk.kind(of: file) {
        case nil: return .changedOnDisk(path, "it is gone")
        case .file: break
        case .link, .folder, .other: return .changedOnDisk(path, "it is no plain file any more")
        }
        // A folder above may have become a link.
        guard Disk.realPath(of: file) == file else {
            return .unwritableDocument(path, "a link leads to it from outside of the content")
        }
        guard (try? Disk.bytes(of: file)) == bytes else {
            return .changedOnDisk(path, "its bytes are not those that were read")
        }
        guard let mode = Disk.mode(of: file), mode & 0o222 != 0, access(file, W_OK) == 0 else {
            return .unwritableDocument(path, "it is read-only")
        }
        return nil
    }

    /// Puts new bytes in place of a document in one step; gives the problem that kept it from it.
    public func write(_ new: [UInt8], to path: ContentPath, read bytes: [UInt8]) -> Diagnostic? {
        if let obstacle = obstacle(to: path, read: bytes) { return obstacle }
        let file = "\(folder)/\(path)"
        let mode = Disk.mode(of: file)
        do {
            try AtomicWriter.write(new, to: file)
        } catch {
            return .unwritableDocument(path, error.message)
        }
        if let mode { chmod(file, mode) }
        return nil
    }
}

extension Disk {
    /// The permissions of a file; nil when there is none.
    fileprivate static func mode(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
    }
}

extension Diagnostic {
    fileprivate static func changedOnDisk(_ path: ContentPath, _ reason: String) -> Diagnostic {
        Diagnostic(
            .changedOnDisk,
            "this document was changed while it was looked at: \(reason)",
            at: SourceFile(path: path, bytes: []).location(of: 0..<0),
            hint: "nothing was written to it; run again"
        )
    }

    fileprivate static func unwritableDocument(_ path: ContentPath, _ reason: String) -> Diagnostic
    {
        Diagnostic(
            .unwritableDocument,
            "this document cannot be written: \(reason)",
            at: SourceFile(path: path, bytes: []).location(of: 0..<0),
            hint: "'--dry-run' shows what would be written"
        )
    }
}

extension Diagnostic.ID {
    static let changedOnDisk: Self = "changed-on-disk"
    static let unwritableDocument: Self = "unwritable-document"
}
