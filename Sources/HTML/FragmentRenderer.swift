public import Rules

/// Makes HTML of a document's blocks, as CommonMark's and GitHub's specifications say.
public struct FragmentRenderer: Sendable {
    /// What happens to raw HTML in a document.
    public enum RawHTML: Sendable {
        /// Passed through as written.
        case pass
        /// Shown as text.
        case show
        /// Replaced by other HTML; a closing tag comes with the tag that it closes, when that is a
        /// piece of raw HTML beside it.
        case replace(@Sendable (String, _ opener: String?) -> String)
    }

    /// What the caller decides about links, code, headings and raw HTML.
    public struct Hooks: Sendable {
        /// The `href` of a link or `src` of an image; nil shows the text or description alone.
        public var href: @Sendable (Link) -> String?
        /// The HTML of an image with its description; nil for an `img`.
        public var image: @Sendable (Link, String) -> String?
        /// The HTML of a code block; nil for the plain form.
        public var code: @Sendable (CodeBlock) -> String?
        /// The `id` of a heading from its anchor; nil writes none.
        public var headingID: @Sendable (String) -> String?
        /// HTML put at the end of a heading's text, such as a link to itself.
        public var headingEnd: @Sendable (String) -> String
        /// What the `id`s of footnotes begin with, before `fn-1` and `fnref-1`.
        public var footnotePrefix: String
        /// What happens to raw HTML.
        public var rawHTML: RawHTML
        /// True lets every scheme through; false shows a `javascript:` link's text alone.
        public var allowsUnsafeLinks: Bool

        /// Takes what the caller decides; the defaults suit a safe fragment of its own.
        public init(
            href: @escaping @Sendable (Link) -> String? = { $0.destination },
            image: @escaping @Sendable (Link, String) -> String? = { _, _ in nil },
            code: @escaping @Sendable (CodeBlock) -> String? = { _ in nil },
            headingID: @escaping @Sendable (String) -> String? = { $0 },
            headingEnd: @escaping @Sendable (String) -> String = { _ in "" },
            footnotePrefix: String = "",
            rawHTML: RawHTML = .show,
            allowsUnsafeLinks: Bool = false
        ) {
            self.href = href
            self.image = image
            self.code = code
            self.headingID = headingID
            self.headingEnd = headingEnd
            self.footnotePrefix = footnotePrefix
            self.rawHTML = rawHTML
            self.allowsUnsafeLinks = allowsUnsafeLinks
        }

        /// CommonMark's own output: no ids, raw HTML and every scheme passed through.
        public static let plain = Hooks(
            headingID: { _ in nil },
            rawHTML: .pass,
            allowsUnsafeLinks: true
        )
    }

    let hooks: Hooks

    /// Makes a renderer.
    public init(_ hooks: Hooks = Hooks()) { self.hooks = hooks }

    /// The HTML of blocks, each ending with a line feed.
    public func render(_ blocks: [Block]) -> String {
        var output = ""
        for block in blocks { write(block, isTight: false, to: &output) }
        return output
    }

    /// The HTML of a document's footnotes, to stand behind its blocks; empty when it has none.
    public func render(_ footnotes: [Footnote]) -> String {
        guard !footnotes.isEmpty else { return "" }
        var output = "<section class=\"footnotes\" role=\"doc-endnotes\">\n<ol>\n"
        for (index, footnote) in footnotes.enumerated() {
            write(footnote, number: index + 1, to: &output)
        }
        return output + "</ol>\n</section>\n"
    }
}
