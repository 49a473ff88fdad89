internal import Diagnostics
internal import Rules

/// Names the state that a content root was in: the same bytes have the same name.
public struct ContentState: Sendable {
    private var known: [ContentPath: (bytes: [UInt8], hash: ContentHash)] = [:]

    /// Knows no file yet.
    public init() {}

    /// Eight hexadecimal digits of a hash over all text files that were read, and the stand-ins;
    /// only what differs from the last time is hashed.
    public mutating func name(of content: LoadedContent) -> String {
        var hashes: [(path: String, hash: ContentHash)] = []
        var seen: [ContentPath: (bytes: [UInt8], hash: ContentHash)] = [:]
        for (path, source) in content.sources {
            let old = known[path].flatMap { $0.bytes == source.bytes ? $0.hash : nil }
            let hash = old ?? ContentHash(source.bytes)
            seen[path] = (source.bytes, hash)
            hashes.append((path.description, hash))
        }
        known = seen
        if let standIns = content.standInHash {
            hashes.append(("stand-ins", ContentHash(Array(standIns.utf8))))
        }
        return String(ContentHash(files: hashes).description.prefix(8))
    }
}
