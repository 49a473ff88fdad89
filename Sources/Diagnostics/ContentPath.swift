/// A path inside a content root or a generated tree, with `/` between its parts.
///
/// - Invariant: never absolute, never holds an empty, `.` or `..` part; the empty path is the root.
public struct ContentPath: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The parts from the root down.
    public let parts: [String]

    /// Makes a path from text; nil when the text is absolute or climbs out of the root.
    ///
    /// `.` parts and repeated slashes are dropped, `..` is resolved against the parts before it.
    public init?(_ text: some StringProtocol) {
        guard !text.utf8.starts(with: "/".utf8), !text.utf8.contains(0) else { return nil }
        var parts: [String] = []
        for part in text.split(separator: "/", omittingEmptySubsequences: true) {
            switch part {
            case ".": continue
            case "..":
                guard parts.popLast() != nil else { return nil }
            default: parts.append(String(part))
            }
        }
        self.parts = parts
    }

    /// The root itself.
    public static let root = ContentPath(parts: [])

    private init(parts: [String]) { self.parts = parts }

    /// The path as text, without a leading slash.
    public var description: String { parts.joined(separator: "/") }

    /// The last part, or the empty string for the root.
    public var name: String { parts.last ?? "" }

    /// The last part without its final extension (`.hidden` files keep their name).
    public var stem: String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// The path without its last part; the root's parent is the root.
    public var parent: ContentPath { ContentPath(parts: Array(parts.dropLast())) }

    /// Resolves `relative` from this folder; nil when it climbs out of the root.
    public func appending(_ relative: some StringProtocol) -> ContentPath? {
        ContentPath(parts.isEmpty ? String(relative) : description + "/" + relative)
    }

    /// The entry of that name in this folder; nil when the text is no single part.
    public func entry(_ name: String) -> ContentPath? {
        guard !name.isEmpty, name != ".", name != "..",
            !name.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == 0 })
        else { return nil }
        return ContentPath(parts: parts + [name])
    }

    /// True when `folder` is this path or one of its ancestors.
    public func isInside(_ folder: ContentPath) -> Bool { parts.starts(with: folder.parts) }

    /// The parts below `folder`; nil when this path is not inside it.
    public func relative(to folder: ContentPath) -> ContentPath? {
        isInside(folder) ? ContentPath(parts: Array(parts.dropFirst(folder.parts.count))) : nil
    }

    /// Orders paths by their UTF-8 bytes, part by part, the same on every machine.
    public static func < (left: ContentPath, right: ContentPath) -> Bool {
        left.parts.lexicographicallyPrecedes(right.parts) { a, b in
            a.utf8.lexicographicallyPrecedes(b.utf8)
        }
    }
}
