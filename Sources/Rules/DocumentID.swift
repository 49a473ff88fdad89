/// The name of a rulebook: its folder, such as `luca`.
public struct RulebookName: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The name as written.
    public let description: String
    /// Takes a name as written in `rulebook.yml` or the folder's name.
    public init(_ text: some StringProtocol) { description = String(text) }
    /// Orders by UTF-8 bytes.
    public static func < (left: RulebookName, right: RulebookName) -> Bool {
        left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
    }
}

/// The name of a document across all rulebooks, written `luca/client-is-thin`.
public struct DocumentID: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The rulebook that holds it.
    public let rulebook: RulebookName
    /// The id within the rulebook: front matter `id`, else the path without extension, lower case.
    public let name: String

    /// Names a document of a rulebook.
    public init(rulebook: RulebookName, name: some StringProtocol) {
        self.rulebook = rulebook
        self.name = String(name)
    }

    /// Reads `rulebook/name`; a text without a slash is a name in `home`.
    public init(_ text: some StringProtocol, from home: RulebookName) {
        if let slash = text.firstIndex(of: "/") {
            self.init(
                rulebook: RulebookName(text[..<slash]),
                name: text[text.index(after: slash)...]
            )
        } else {
            self.init(rulebook: home, name: text)
        }
    }

    /// `rulebook/name`.
    public var description: String { "\(rulebook)/\(name)" }

    /// Orders by rulebook, then by the name's UTF-8 bytes.
    public static func < (left: DocumentID, right: DocumentID) -> Bool {
        left.rulebook == right.rulebook
            ? left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
            : left.rulebook < right.rulebook
    }
}
