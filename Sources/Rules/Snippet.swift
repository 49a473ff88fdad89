public import Diagnostics

/// The name of a fence: its document and its place among the document's fences from 1.
public struct SnippetID: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The document that holds it.
    public let document: DocumentID
    /// The place among all fences of the document, from 1.
    public let ordinal: Int

    /// Names a fence.
    public init(document: DocumentID, ordinal: Int) {
        self.document = document
        self.ordinal = ordinal
    }

    /// `luca/client-is-thin#2`.
    public var description: String { "\(document)#\(ordinal)" }

    /// Orders by document, then by place.
    public static func < (left: SnippetID, right: SnippetID) -> Bool {
        left.document == right.document
            ? left.ordinal < right.ordinal : left.document < right.document
    }
}

/// One fenced code block and what its author asks to be done with it.
public struct Snippet: Hashable, Sendable {
    /// What the attributes ask for. One fence has one role.
    public enum Role: Hashable, Sendable {
        /// `file=`: part of that file of the sample package.
        case file(SamplePath)
        /// No attribute: compiled alone against the built sample modules.
        case alone
        /// `fails=`: compiled alone, and must not compile; the text is part of one error.
        case fails(Located<String>)
        /// `violates=`: compiles, and the rule's check reports it.
        case violates(Located<DocumentID>)
        /// `crashes=`: compiled alone, and must trap with that text.
        case crashes(Located<String>)
        /// `shows=`: an excerpt of another fence's file; `symbol` may be empty for the whole.
        case excerpt(of: SamplePath, symbol: String, at: SourceLocation)
        /// `fragment=`: only parsed, for the reason given.
        case fragment(reason: String)
        /// `skip=`: not looked at, for the reason given.
        case skipped(reason: String)
        /// `needs=`: not compiled, since that module is absent.
        case needs(module: String)
        /// `prints` on a `text` fence: the output of the Swift fence before it.
        case output
        /// A Swift fence of a rulebook or folder with `fences: parse`.
        case parseOnly
        /// Not Swift, or `fences: ignore`.
        case notSwift
    }

    /// Its name.
    public var id: SnippetID
    /// The first word of the info string, lower case; empty when there is none.
    public var language: String
    /// What is asked for.
    public var role: Role
    /// The value of the attribute that gave the role; nil when none did.
    public var roleLocation: SourceLocation?
    /// `only=`: the single variant it is for; nil for all.
    public var only: String?
    /// `swift=`: the language modes it is for, the oldest first; nil for those of the rulebook.
    public var modes: [LanguageMode]?
    /// The whole code, hidden lines included, each line ending with LF.
    public var code: String
    /// How many earlier fences of the document have the same code.
    public var twin: Int
    /// The hidden lines of `code` (from 1), markers included: `// snippet.hide` … `.show`.
    public var hiddenLines: [ClosedRange<Int>]
    /// From a position in `code` to the Markdown.
    public var map: SnippetMap
    /// The fence's place, from its opening to its closing line.
    public var location: SourceLocation
    /// The anchor of the section it stands in; nil before the first heading.
    public var section: String?

    /// Puts a snippet together.
    public init(
        id: SnippetID,
        language: String,
        role: Role,
        only: String? = nil,
        modes: [LanguageMode]? = nil,
        code: String,
        twin: Int = 0,
        hiddenLines: [ClosedRange<Int>] = [],
        map: SnippetMap,
        location: SourceLocation,
        section: String? = nil
    ) {
        self.id = id
        self.language = language
        self.role = role
        self.only = only
        self.modes = modes
        self.code = code
        self.twin = twin
        self.hiddenLines = hiddenLines
        self.map = map
        self.location = location
        self.section = section
    }

    /// The code as pages and answers show it: hidden lines left out.
    public var shownCode: String {
        guard !hiddenLines.isEmpty else { return code }
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
        let shown = lines.enumerated().filter { index, _ in
            !hiddenLines.contains { $0.contains(index + 1) }
        }
        return shown.map(\.element).joined(separator: "\n")
    }

    /// True for Swift code, whatever is done with it.
    public var isSwift: Bool { language == "swift" }
}

/// A file of a rulebook's sample package as written in `file=`: first folder is the module.
public struct SamplePath: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The module's name.
    public let module: String
    /// The file below the module's folder.
    public let file: ContentPath

    /// Reads `Module/Folder/File.swift`; nil without a module, a file or with `..` that climbs out.
    public init?(_ text: some StringProtocol) {
        guard let path = ContentPath(text), path.parts.count >= 2,
            let module = ContentPath(path.parts[0]), let file = path.relative(to: module)
        else { return nil }
        self.module = path.parts[0]
        self.file = file
    }

    /// `Module/Folder/File.swift`.
    public var description: String { "\(module)/\(file)" }

    /// Orders by module, then by file.
    public static func < (left: SamplePath, right: SamplePath) -> Bool {
        left.module == right.module ? left.file < right.file : left.module < right.module
    }
}
