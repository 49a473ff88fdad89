/// An inline with its place in its leaf's content: what the passes of GitHub's extensions change
/// before it becomes an `Inline`.
struct InlineNode: Equatable, Sendable {
    /// What it is.
    enum Kind: Equatable, Sendable {
        /// Text that stands in the content byte for byte.
        case verbatim
        /// Text made from an escape or an entity.
        case resolved(String)
        case softBreak, lineBreak, emphasis, strong, strikethrough
        case code(String)
        case html(String)
        case link(url: String, title: String)
        case image(url: String, title: String)
        /// The label without `^`.
        case footnote(String)
    }

    /// What it is.
    var kind: Kind
    /// Where it stands in the content, markup included.
    var range: Range<Int>
    /// What it holds.
    var children: [InlineNode] = []

    /// True for text.
    var isText: Bool {
        switch kind {
        case .verbatim, .resolved: true
        default: false
        }
    }
}
