#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Problems as programs read them: JSON with a version, keys sorted.
///
/// `schema` grows by one when a key changes its meaning or goes; keys may be added at any time.
/// Lines and columns count from 1, columns in UTF-8 bytes, and the end is excluded.
public struct JSONReport: Codable, Equatable, Sendable {
    /// A place in a file.
    public struct Place: Codable, Equatable, Sendable {
        /// The file as the reader reaches it, relative to where the command ran.
        public var path: String
        /// The first byte's line.
        public var line: Int
        /// The first byte's column.
        public var column: Int
        /// The end's line.
        public var endLine: Int
        /// The end's column.
        public var endColumn: Int
    }

    /// A second place.
    public struct Note: Codable, Equatable, Sendable {
        /// What is there.
        public var message: String
        /// Where; absent when it is about no place.
        public var location: Place?
    }

    /// One problem.
    public struct Problem: Codable, Equatable, Sendable {
        /// The offence.
        public var id: String
        /// `error`, `warning` or `note`.
        public var severity: String
        /// What is wrong.
        public var message: String
        /// Where; absent for a problem of the whole run.
        public var location: Place?
        /// The way out, when one is known.
        public var hint: String?
        /// More places.
        public var notes: [Note]
    }

    /// The format's version, 1.
    public var schema: Int
    /// The number of errors.
    public var errors: Int
    /// The number of warnings.
    public var warnings: Int
    /// The problems in the order of their places.
    public var problems: [Problem]

    /// Puts a report together; every path gets `pathPrefix` before it.
    public init(_ diagnostics: [Diagnostic], pathPrefix: String = "") {
        let count = DiagnosticCount(diagnostics)
        schema = 1
        errors = count.errors
        warnings = count.warnings
        func place(_ location: SourceLocation) -> Place {
            Place(
                path: pathPrefix + location.path.description,
                line: location.start.line,
                column: location.start.column,
                endLine: location.end.line,
                endColumn: location.end.column
            )
        }
        problems = diagnostics.sortedByLocation().map { diagnostic in
            Problem(
                id: diagnostic.id.description,
                severity: diagnostic.severity.rawValue,
                message: diagnostic.message,
                location: diagnostic.location.map(place),
                hint: diagnostic.hint,
                notes: diagnostic.notes.map {
                    Note(message: $0.message, location: $0.location.map(place))
                }
            )
        }
    }

    /// The JSON text, indented, ended by a line feed.
    public var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Strings and integers always encode.
        guard let data = try? encoder.encode(self) else { return "" }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
