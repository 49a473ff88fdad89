public import Diagnostics

/// The generated pages: path to bytes.
///
/// - Invariant: no path is equal to another when case is ignored, so the website can lie on any
///   file system.
public struct Website: Sendable {
    /// A file of the content root that is copied.
    public struct Copy: Sendable, Equatable {
        /// The file.
        public var source: ContentPath
        /// The first link to it; a document's own start for the document itself.
        public var location: SourceLocation
    }

    /// The bytes of every generated file.
    public internal(set) var files: [ContentPath: [UInt8]] = [:]
    /// Files of the content root to copy, by where they go.
    public internal(set) var copies: [ContentPath: Copy] = [:]

    /// How many of the files are pages.
    public var pageCount: Int { files.keys.count { $0.name.hasSuffix(".html") } }

    /// How many bytes the generated files have.
    public var byteCount: Int { files.values.reduce(0) { $0 + $1.count } }
}
