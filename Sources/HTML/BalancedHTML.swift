/// Makes a fragment that holds raw HTML safe to stand inside a page: what it opens it closes, it
/// closes nothing that it has not opened, and no `id` occurs twice.
///
/// It follows the HTML standard's parser as far as browsers would otherwise end the page's own
/// elements or let a comment swallow the rest of the page. `ids` are those taken already.
public func balanceHTML(_ html: String, ids: Set<String> = []) -> String {
    var balancer = HTMLBalancer(html, ids: ids)
    return balancer.balance()
}

private struct HTMLBalancer {
    private var scanner: TagScanner
    private var ids: Set<String>
    private var open: [String] = []
    /// How many elements are open of each name.
    private var counts: [String: Int] = [:]
    private var output: [UInt8] = []

    init(_ html: String, ids: Set<String>) {
        scanner = TagScanner(Array(html.utf8))
        self.ids = ids
    }

    mutating func balance() -> String {
        while let piece = scanner.next() {
            switch piece {
            case .text(let range): output += scanner.bytes[range]
            case .stray: output += "&lt;".utf8
            case .comment(let range, let isClosed):
                output += scanner.bytes[range]
                if !isClosed { output += "-->".utf8 }
            case .opening(let tag): add(tag)
            case .closing(let name): close(name)
            }
        }
        while !open.isEmpty { closeLast() }
        return String(decoding: output, as: UTF8.self)
    }

    private mutating func add(_ tag: TagScanner.Tag) {
        guard !ofThePage.contains(tag.name) else { return }
        closeImplied(before: tag.name)
        let id = tag.attributes.first { $0.name == "id" }
        if let id, !ids.insert(id.value).inserted {
            output += scanner.bytes[tag.range.lowerBound..<id.range.lowerBound]
            output += scanner.bytes[id.range.upperBound..<tag.range.upperBound]
        } else {
            output += scanner.bytes[tag.range]
        }
        let isForeign = counts["svg", default: 0] + counts["math", default: 0] > 0
        if void.contains(tag.name) || tag.closesItself && isForeign { return }
        open.append(tag.name)
        counts[tag.name, default: 0] += 1
        if verbatim.contains(tag.name) { output += scanner.bytes[scanner.skip(to: tag.name)] }
    }

    private mutating func close(_ name: String) {
        guard counts[name, default: 0] > 0, let index = open.lastIndex(of: name) else { return }
        while open.count > index { closeLast() }
    }

    private mutating func closeLast() {
        let name = open.removeLast()
        counts[name, default: 0] -= 1
        output += "</\(name)>".utf8
    }

    /// What browsers close of themselves before a tag.
    private mutating func closeImplied(before name: String) {
        if endsParagraph.contains(name) {
            // Browsers nest no deeper than that either.
            let near = open.suffix(512)
            let scope = near.lastIndex { boundaries.contains($0) } ?? -1
            if let paragraph = near.lastIndex(of: "p"), paragraph > scope { close("p") }
        }
        while let last = open.last, siblings[name]?.contains(last) ?? false { close(last) }
    }

}

/// Elements that the page itself has, and one that cannot be closed.
private let ofThePage: Set<String> = ["html", "head", "body", "frameset", "plaintext"]

private let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
]

/// Elements whose content is no HTML.
private let verbatim: Set<String> = [
    "script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes",
]

private let boundaries: Set<String> = [
    "applet", "button", "caption", "marquee", "object", "table", "td", "template", "th",
]

private let endsParagraph: Set<String> = [
    "address", "article", "aside", "blockquote", "center", "details", "dialog", "dir", "div", "dl",
    "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
    "header", "hgroup", "hr", "li", "dd", "dt", "main", "menu", "nav", "ol", "p", "pre", "search",
    "section", "summary", "ul",
]

/// The open elements that a tag ends because it stands beside them.
private let siblings: [String: Set<String>] = [
    "li": ["li"], "dt": ["dt", "dd"], "dd": ["dt", "dd"], "option": ["option"],
    "optgroup": ["option", "optgroup"], "td": ["td", "th"], "th": ["td", "th"],
    "tr": ["td", "th", "tr"], "tbody": ["td", "th", "tr", "thead", "tbody"],
    "tfoot": ["td", "th", "tr", "thead", "tbody"],
]
