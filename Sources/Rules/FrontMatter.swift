public import Diagnostics

/// What a rule document says of itself before its first line of Markdown.
///
/// The keys are those of the document format; a value is kept with its place so that later
/// stages can point at it.
public struct FrontMatter: Sendable {
    /// What a document is for.
    public enum Kind: String, Sendable, CaseIterable {
        case rule, concept, guide, symptom, decision, migration, checklist, conflict
    }

    /// How binding a rule is.
    public enum Level: String, Sendable, CaseIterable {
        case must, should, never, may, fact
    }

    /// What keeps a rule: a lint check by name, or people.
    public enum Enforcement: Hashable, Sendable {
        case check(String)
        case human
    }

    /// A range of lines of a source document (1-based, inclusive) that a rule restates.
    public struct Source: Hashable, Sendable {
        /// The source's name in `rulebook.yml`.
        public var document: String
        /// The lines.
        public var lines: ClosedRange<Int>
        /// Names lines of a source.
        public init(document: String, lines: ClosedRange<Int>) {
            self.document = document
            self.lines = lines
        }
    }

    /// A relation as written: its kind and the id it names.
    public struct Relation: Hashable, Sendable {
        /// The edge's kind.
        public var kind: EdgeKind
        /// The target, not yet looked up.
        public var target: Located<DocumentID>
        /// Takes an edge as written.
        public init(kind: EdgeKind, target: Located<DocumentID>) {
            self.kind = kind
            self.target = target
        }
    }

    /// `id`, when written.
    public var id: Located<String>?
    /// `kind`; `rule` when left out.
    public var kind: Kind = .rule
    /// `level`.
    public var level: Level?
    /// `title`.
    public var title: Located<String>?
    /// `answer`: one sentence of at most 240 characters that answers on its own.
    public var answer: Located<String>?
    /// `layer`, an id of the rulebook's layers.
    public var layer: Located<String>?
    /// `place`: the folder or file that the rule is about, as shown to people.
    public var place: String?
    /// `aliases`: words that people use for it.
    public var aliases: [String] = []
    /// `questions` that it answers, at most four.
    public var questions: [String] = []
    /// All edges in the order written.
    public var relations: [Relation] = []
    /// `edition` of the architecture it belongs to.
    public var edition: String?
    /// `source` lines.
    public var sources: [Located<Source>] = []
    /// `check`.
    public var enforcement: Enforcement?
    /// `formerly`: old ids, kept as redirects.
    public var formerly: [Located<String>] = []
    /// False when what it says of its id, its kind or its relations could not be read, in whole or
    /// in part: then nothing can be told from what is missing.
    public var isWhole = true
    /// The front matter's own lines, fences included.
    public var location: SourceLocation

    /// Starts empty at a place; the parser fills in what is written.
    public init(location: SourceLocation) { self.location = location }
}

/// What one document has to do with another.
public enum EdgeKind: String, Sendable, CaseIterable, Comparable {
    case because, requires, see
    case conflicts
    case sameAs = "same-as"
    case supersedes
    case partOf = "part-of"
    /// A Markdown link in the text.
    case mentions

    /// Orders kinds as declared.
    public static func < (left: EdgeKind, right: EdgeKind) -> Bool {
        allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
    }
}
