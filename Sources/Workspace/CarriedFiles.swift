internal import CContent
public import Diagnostics

/// The files that the program carries: the rulebooks, the explanations, the theme, the ledger.
///
/// Paths are those of the repository, such as `content/luca/rulebook.yml`.
public enum CarriedFiles {
    /// The paths of all carried files, sorted.
    public static let paths: [ContentPath] = places.keys.sorted()

    /// The paths below a folder, sorted.
    public static func paths(below folder: ContentPath) -> [ContentPath] {
        paths.filter { $0.isInside(folder) && $0 != folder }
    }

    /// The bytes of a carried file; nil when it is not carried.
    public static func bytes(at path: ContentPath) -> [UInt8]? {
        places[path].map { index in
            let file = carried_file_at(index)
            return Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
        }
    }

    private static let places: [ContentPath: Int] = Dictionary(
        (0..<carried_count).compactMap { index in
            ContentPath(String(cString: carried_file_at(index).path)).map { ($0, index) }
        },
        uniquingKeysWith: { first, _ in first }
    )
}
