/// A change of a document that would mend a problem.
public struct Fix: Hashable, Sendable {
    /// Who proposes it: each kind is asked for by an option of its own.
    public enum Kind: String, Hashable, Sendable {
        /// The compiler or we ourselves: what was written becomes right.
        case fixIt = "fix-it"
        /// A run: what was stated becomes what was found.
        case recording
        /// A formatter: the code is laid out anew.
        case formatting

        /// What stands before the title of such a change.
        public var label: String {
            switch self {
            case .fixIt: "fix-it"
            case .recording: "record"
            case .formatting: "format"
            }
        }
    }

    /// Who proposes it.
    public var kind: Kind
    /// What it does, such as `insert 'try '`.
    public var title: String
    /// The edits, all of which belong together.
    public var edits: [TextEdit]
    /// Whether it may be made without asking: there is one way only, and it hides nothing.
    public var isClear: Bool

    /// Puts a change together.
    public init(_ kind: Kind, _ title: String, _ edits: [TextEdit], isClear: Bool = true) {
        self.kind = kind
        self.title = title
        self.edits = edits
        self.isClear = isClear
    }
}

/// A stretch of a file and the text that takes its place.
public struct TextEdit: Hashable, Sendable {
    /// What is replaced; a point for an insertion.
    public var location: SourceLocation
    /// The new text as it stands in the file: with the file's line endings and line prefixes.
    public var replacement: String

    /// Ties a text to a place.
    public init(_ location: SourceLocation, _ replacement: String) {
        self.location = location
        self.replacement = replacement
    }
}

extension Fix {
    /// Puts a word that was likely meant in place of the one that stands at a location.
    public init(replacing word: String, at location: SourceLocation, with meant: String) {
        let edit = TextEdit(location, meant)
        self.init(.fixIt, "replace '\(word)' with '\(meant)'", [edit])
    }
}
