/// One thing that is wrong with what somebody wrote.
public struct Diagnostic: Hashable, Sendable {
    /// The offence's name, such as `unknown-link`: `luca-docs explain` has a page for each.
    public struct ID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
        /// Lower case words joined by hyphens.
        public let description: String
        /// Names an offence in source code.
        public init(stringLiteral value: String) { description = value }
        /// Names an offence that is known only at run time.
        public init(_ text: String) { description = text }
    }

    /// How bad it is; only errors make a run fail.
    public enum Severity: String, Hashable, Sendable, Comparable {
        case error, warning, note
        private var rank: Int { [.error: 0, .warning: 1, .note: 2][self]! }
        /// Orders the worst first.
        public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
    }

    /// A second place that explains the first.
    public struct Note: Hashable, Sendable {
        /// Lower case, without a final stop.
        public var message: String
        /// Where to look; nil when the note is about no place.
        public var location: SourceLocation?
        /// Takes a message and the place it is about.
        public init(_ message: String, at location: SourceLocation? = nil) {
            self.message = message
            self.location = location
        }
    }

    /// The offence.
    public var id: ID
    /// How bad it is.
    public var severity: Severity
    /// One fact, lower case, without a final stop, quoting the author's own words.
    public var message: String
    /// Where it is; nil for a problem of the whole run.
    public var location: SourceLocation?
    /// The way out, lower case, without a final stop.
    public var hint: String?
    /// More places.
    public var notes: [Note]
    /// Changes that would mend it, each by itself.
    public var fixes: [Fix] = []

    /// Describes an offence.
    public init(
        _ id: ID,
        _ severity: Severity,
        _ message: String,
        at location: SourceLocation?,
        hint: String? = nil,
        notes: [Note] = []
    ) {
        self.id = id
        self.severity = severity
        self.message = message
        self.location = location
        self.hint = hint
        self.notes = notes
    }

    /// Describes an error.
    public init(
        _ id: ID,
        _ message: String,
        at location: SourceLocation?,
        hint: String? = nil,
        notes: [Note] = []
    ) {
        self.init(id, .error, message, at: location, hint: hint, notes: notes)
    }
}
