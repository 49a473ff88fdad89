internal import Rules

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// A file of the user's cache that keeps what was worked out from a content root.
///
/// It holds as long as nothing of the root and the program has changed. That it is missing, old,
/// broken or cannot be written costs time and nothing else, so nothing here is an error. It is
/// replaced in one step: whoever reads at that moment gets all of the old or all of the new one.
public struct SnapshotFile {
    private let path: String
    private let stamp: ContentStamp

    /// Looks at a root before it is read; nil without a place for the file.
    ///
    /// `folder` is the user's cache folder unless given: `$XDG_CACHE_HOME`, else `~/.cache`.
    public init?(of root: ContentRoot, in folder: String? = nil) {
        guard let folder = folder ?? Self.cacheFolder, let stamp = ContentStamp(of: root),
            let program = Disk.ownProgram
        else { return nil }
        let place = if case .folder(let folder) = root.place { folder } else { "" }
        let name = ContentHash(Array("\(program)\0\(place)".utf8)).description.prefix(16)
        path = "\(folder)/luca-docs/ask-\(name)"
        self.stamp = stamp
    }

    /// What was kept; nil when there is nothing or it is of another time.
    public var content: ArraySlice<UInt8>? {
        let start = header
        guard let bytes = try? Disk.bytes(of: path), bytes.starts(with: start) else { return nil }
        return bytes[start.count...]
    }

    /// Keeps some bytes for the next run; false when they are not kept.
    @discardableResult
    public func keep(_ bytes: [UInt8]) -> Bool {
        guard stamp.isSettled else { return false }
        return (try? AtomicWriter.write(header + bytes, to: path)) != nil
    }

    /// What the file begins with: the number of the stamp's bytes, and the stamp.
    private var header: [UInt8] {
        withUnsafeBytes(of: stamp.bytes.count) { Array($0) } + stamp.bytes
    }

    private static var cacheFolder: String? {
        if let cache = variable("XDG_CACHE_HOME"), cache.hasPrefix("/") { return cache }
        return variable("HOME").map { "\($0)/.cache" }
    }

    private static func variable(_ name: String) -> String? {
        guard let value = getenv(name), value[0] != 0 else { return nil }
        return String(cString: value)
    }
}
