/// A small break of a piece of code that a test may be expected to notice.
public struct CodeMutant: Hashable, Sendable {
    /// What is broken.
    public enum Kind: String, CaseIterable, Sendable, Codable {
        /// A condition holds where it did not, and the other way round.
        case condition
        /// `if let`, `guard case` and the like never match.
        case binding
        /// `<` for `<=`, `>` for `>=`, and back; a range ends one later or sooner.
        case comparison
        /// `&&` for `||`, and back.
        case logic
        /// `+` for `-`, `*` for `/`, `min` for `max`, and back.
        case arithmetic
        /// A call, an assignment or a part of what a result builder builds is left out.
        case statement
        /// A function gives the empty value of its type.
        case result
        /// A function that may throw does so at once.
        case failure
        /// A function that throws throws something else.
        case error
        /// What is called on a value gives that value: it is not sorted, not made lowercase.
        case transform
        /// What stands before `??` is nil.
        case fallback
        /// Two neighbouring arguments are swapped.
        case arguments
        /// A number is one larger.
        case number
        /// A string is empty.
        case text
        /// What a lock guards runs without it.
        case lock
    }

    /// Why a place is left alone although it could be broken.
    public enum Exclusion: String, CaseIterable, Sendable, Codable {
        /// What is drawn; no unit test looks at it.
        case view = "the layout of views"
        /// Words for people; that somebody rewords them is no mistake.
        case prose = "texts that people read"
        /// What callers may leave out; tests seldom do.
        case defaultArgument = "defaults of parameters"
        /// What tests and previews are given in place of the real thing.
        case fixture = "values for tests and previews"
        /// Logging and assertions, for whoever debugs.
        case message = "logging, assertions and their messages"
        /// Cases that do not exist yet.
        case unknownDefault = "cases of '@unknown default'"
        /// Hashes need not differ, and descriptions are for whoever debugs.
        case description = "hashes and descriptions"
    }

    /// What is broken.
    public let kind: Kind
    /// Where the broken code begins.
    public let position: CodePosition
    /// How many bytes of that line it takes.
    public let length: Int
    /// What the break does, for a sentence: `'a' is left out`.
    public let change: String
    /// Why nobody need notice it; it still tells which tests can fail.
    public let excuse: Exclusion?
    /// The offset where the broken code begins, and where it ends: an error in between is its own.
    let range: Range<Int>
    let edits: [Edit]

    /// A change of the text: bytes are taken out, and others put in.
    struct Edit: Hashable, Sendable {
        /// Where, in the text before any change.
        let offset: Int
        /// How many bytes are taken out.
        var removed = 0
        /// What is put in; `#` stands for the mutant's number.
        let text: String
        /// Orders what is put in at the same offset: ends of what is inside come first, then ends
        /// of what is around it, then beginnings, the outermost first.
        let rank: Int
    }
}

extension CodeMutant.Edit {
    /// Text before a stretch of code.
    static func before(_ range: Range<Int>, _ text: String) -> Self {
        Self(offset: range.lowerBound, text: text, rank: 1 << 20 - range.count)
    }

    /// Text after a stretch of code.
    static func after(_ range: Range<Int>, _ text: String) -> Self {
        Self(offset: range.upperBound, text: text, rank: range.count)
    }

    /// Text before a statement, outside of all that is put around its expressions.
    static func beforeStatement(at offset: Int, _ text: String) -> Self {
        Self(offset: offset, text: text, rank: 1 << 19)
    }

    /// Text after a statement, outside of all that is put around its expressions.
    static func afterStatement(at offset: Int, _ text: String) -> Self {
        Self(offset: offset, text: text, rank: 1 << 17)
    }

    /// Other text for a stretch of code.
    static func replacing(_ range: Range<Int>, _ text: String) -> Self {
        Self(offset: range.lowerBound, removed: range.count, text: text, rank: 1 << 21)
    }
}
