extension Inline {
    /// The text as readers see it, as in a heading's title: raw HTML that is no HTML is text, for
    /// `Array<Element>` is what authors write and CommonMark takes for a tag.
    public var shownText: String {
        switch self {
        case .htmlInline(let html): isElement(html) ? "" : html
        case .emphasis(let inner), .strong(let inner), .strikethrough(let inner),
            .link(_, let inner), .image(_, let inner):
            inner.shownText
        case .text, .code, .softBreak, .lineBreak, .footnoteReference: plainText
        }
    }
}

extension [Inline] {
    /// The text of all inlines as readers see it.
    public var shownText: String { map(\.shownText).joined() }
}

/// True for a comment or the like, and for a tag of HTML in small letters, or in capitals alone.
private func isElement(_ html: String) -> Bool {
    let start = html.utf8.dropFirst().first == UInt8(ascii: "/") ? 2 : 1
    let name = html.dropFirst(start).prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    guard !name.isEmpty else { return true }
    let isWritten = name == name.lowercased() || name.count > 1 && name == name.uppercased()
    return isWritten && elements.contains(name.lowercased())
}

private let elements = Set(
    """
    a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink \
    blockquote body br button canvas caption center circle cite clippath code col colgroup \
    data datalist dd defs del details dfn dialog dir div dl dt ellipse em embed fieldset \
    figcaption figure font footer form frame frameset g h1 h2 h3 h4 h5 h6 head header hgroup \
    hr html i iframe img input ins kbd label legend li line link main map mark marquee math \
    menu meta meter nav nobr noframes noscript object ol optgroup option output p param path \
    picture polygon polyline pre progress q rect rp rt ruby s samp script search section \
    select slot small source span strike strong style sub summary sup svg table tbody td \
    template textarea tfoot th thead time title tr track tspan tt u ul use var video wbr
    """.split(separator: " ").map(String.init)
)
