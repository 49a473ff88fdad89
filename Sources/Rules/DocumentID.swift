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

    /// The name of its page without extension, `rulebook/name`.
    ///
    /// - Invariant: two ids have two pages also where upper and lower case are one, as on many
    ///   disks: a name with capitals has a mark behind it that is made of its hash.
    public var page: String {
        let hasCapitals = name.utf8.contains { $0 >= 0x41 && $0 <= 0x5A || $0 >= 0x80 }
        guard hasCapitals, name.lowercased() != name else { return description }
        return description + "-" + ContentHash(Array(name.utf8)).description.prefix(6)
    }

    /// Orders by rulebook, then by the name's UTF-8 bytes.
    public static func < (left: DocumentID, right: DocumentID) -> Bool {
        left.rulebook == right.rulebook
            ? left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
            : left.rulebook < right.rulebook
    }
}
