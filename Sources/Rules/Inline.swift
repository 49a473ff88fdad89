public import Diagnostics

/// An inline of CommonMark's tree, with GitHub's strikethrough and footnotes.
public indirect enum Inline: Hashable, Sendable {
    case text(String)
    case softBreak
    case lineBreak
    case code(String)
    /// Raw HTML as written.
    case htmlInline(String)
    case emphasis([Inline])
    case strong([Inline])
    case strikethrough([Inline])
    case link(Link, [Inline])
    /// The inlines are the description from which `alt` is made.
    case image(Link, [Inline])
    /// `number` is the footnote's place from 1, `reference` counts its references from 1.
    case footnoteReference(label: String, number: Int, reference: Int)

    /// The text without markup, as in an image's `alt`.
    public var plainText: String {
        switch self {
        case .text(let text), .code(let text): text
        case .softBreak, .lineBreak: " "
        case .htmlInline, .footnoteReference: ""
        case .emphasis(let inner), .strong(let inner), .strikethrough(let inner),
            .link(_, let inner), .image(_, let inner):
            inner.plainText
        }
    }
}

extension [Inline] {
    /// The text of all inlines without markup.
    public var plainText: String { map(\.plainText).joined() }
}

/// A link or image as written.
public struct Link: Hashable, Sendable {
    /// The destination with escapes and entities resolved, not percent-encoded.
    public var destination: String
    /// The title, empty when there is none.
    public var title: String
    /// The link's place: the whole link, from `[` or `!` or `<` to its end.
    public var location: SourceLocation

    /// Takes a link as written.
    public init(destination: String, title: String = "", location: SourceLocation) {
        self.destination = destination
        self.title = title
        self.location = location
    }
}
