/// Raw HTML of a document as its page shows it: as text, except for what no reader should see.
///
/// The anchors that it sets stay, so that links to them work; comments show nothing.
enum RawHTML {
    /// The replacement; HTML that ends with a line feed is a block of its own.
    ///
    /// A closing tag is shown when its `opener` is, so that no tag is shown without the other.
    /// Anchors that the page has anyway are left out.
    static func shown(
        _ html: String,
        closing opener: String?,
        besides taken: Set<String>
    ) -> String {
        if let opener, isSilent(opener) { return "" }
        let bytes = Array(html.utf8)
        let anchors = HTMLLinks(in: bytes).anchors.subtracting(taken).sorted().map { name in
            "<span id=\"\(name)\"></span>" as Markup
        }.joined()
        let isBlock = bytes.last == UInt8(ascii: "\n")
        guard !isSilent(html) else { return anchors.html + (isBlock ? "\n" : "") }
        let text: Markup =
            isBlock ? "<pre class=\"raw-html\"><code>\(html)</code></pre>\n" : "\(html)"
        return (anchors + text).html
    }

    /// True for a comment and for an anchor without text or address of its own.
    private static func isSilent(_ html: String) -> Bool {
        let text = html.drop(while: \.isWhitespace)
        if text.hasPrefix("<!--") {
            guard let end = text.firstRange(of: "-->") else { return true }
            return text[end.upperBound...].allSatisfy(\.isWhitespace)
        }
        return text.hasPrefix("<a ") && !text.contains("href")
            && text.replacing("</a>", with: "").filter { $0 == "<" }.count == 1
            && text.replacing("</a>", with: "").drop(while: { $0 != ">" }).dropFirst()
                .allSatisfy(\.isWhitespace)
    }
}
