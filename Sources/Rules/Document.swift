public import Diagnostics

/// One Markdown file as read: front matter, typed tree, snippets, links still as written.
///
/// Made by `Parse`; `Graph` resolves its links into a `RuleGraph`.
public struct Document: Sendable {
    /// What kind of file it is.
    public enum Form: Sendable {
        /// A file of a rulebook with front matter.
        case rule(FrontMatter)
        /// Any other Markdown file.
        case plain
    }

    /// The name other documents use.
    public var id: DocumentID
    /// The file, relative to the content root.
    public var path: ContentPath
    /// Rule document or plain file.
    public var form: Form
    /// Front matter `title`, which a plain document may have too, else the text of the first
    /// heading, else the file's name.
    public var title: String
    /// The blocks in order, front matter left out.
    public var blocks: [Block]
    /// Every heading in order, with its anchor.
    public var sections: [Section]
    /// Every fenced code block in order, Swift or not.
    public var snippets: [Snippet]
    /// Every link and image in order.
    public var links: [Link]
    /// Every other anchor: raw HTML `id` and `name` attributes.
    public var htmlAnchors: Set<String>
    /// The definitions of the footnotes that are referred to, in order of first reference.
    public var footnotes: [Footnote]

    /// Puts a document together.
    public init(
        id: DocumentID,
        path: ContentPath,
        form: Form,
        title: String,
        blocks: [Block] = [],
        sections: [Section] = [],
        snippets: [Snippet] = [],
        links: [Link] = [],
        htmlAnchors: Set<String> = [],
        footnotes: [Footnote] = []
    ) {
        self.id = id
        self.path = path
        self.form = form
        self.title = title
        self.blocks = blocks
        self.sections = sections
        self.snippets = snippets
        self.links = links
        self.htmlAnchors = htmlAnchors
        self.footnotes = footnotes
    }

    /// The document under another id, which its snippets' ids name too.
    public func renamed(_ name: String) -> Document {
        var document = self
        document.id = DocumentID(rulebook: id.rulebook, name: name)
        for index in document.snippets.indices {
            let ordinal = document.snippets[index].id.ordinal
            document.snippets[index].id = SnippetID(document: document.id, ordinal: ordinal)
        }
        return document
    }

    /// The front matter of a rule document.
    public var frontMatter: FrontMatter? {
        if case .rule(let frontMatter) = form { frontMatter } else { nil }
    }

    /// Every anchor that a link can name in this document.
    public var anchors: Set<String> { htmlAnchors.union(sections.map(\.anchor)) }
}

/// A heading and where to link to it.
public struct Section: Hashable, Sendable {
    /// 1 to 6.
    public var level: Int
    /// The heading's text without markup.
    public var title: String
    /// GitHub's slug of the heading, unique in its document.
    public var anchor: String
    /// The heading's place.
    public var location: SourceLocation

    /// Takes a heading's parts.
    public init(level: Int, title: String, anchor: String, location: SourceLocation) {
        self.level = level
        self.title = title
        self.anchor = anchor
        self.location = location
    }
}

/// The text of a footnote, shown at the end of the page.
public struct Footnote: Sendable, Hashable {
    /// The label as written, without `^`.
    public var label: String
    /// What it says.
    public var blocks: [Block]
    /// How many references lead to it, so that each can be returned to.
    public var references: Int

    /// Takes a definition and the number of its references.
    public init(label: String, blocks: [Block], references: Int) {
        self.label = label
        self.blocks = blocks
        self.references = references
    }
}
