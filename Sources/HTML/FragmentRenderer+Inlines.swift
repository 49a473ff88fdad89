internal import Rules

extension FragmentRenderer {
    func write(_ inlines: [Inline], to output: inout String) {
        var open: [String: [String]] = [:]
        for inline in inlines {
            write(inline, closing: opener(of: inline, among: &open), to: &output)
        }
    }

    /// The tag that a closing tag closes; an opening tag is kept in `open` by its name.
    private func opener(of inline: Inline, among open: inout [String: [String]]) -> String? {
        guard case .htmlInline(let html) = inline else { return nil }
        let isClosing = html.hasPrefix("</")
        let name = html.dropFirst(isClosing ? 2 : 1).prefix { $0.isLetter || $0.isNumber }
        let key = name.lowercased()
        if isClosing { return open[key]?.popLast() }
        open[key, default: []].append(html)
        return nil
    }

    private func write(_ inline: Inline, closing opener: String?, to output: inout String) {
        switch inline {
        case .text(let text): output += escapeHTML(text)
        case .softBreak: output += "\n"
        case .lineBreak: output += "<br />\n"
        case .code(let code): output += "<code>\(escapeHTML(code))</code>"
        case .htmlInline(let html):
            switch hooks.rawHTML {
            case .pass: output += html
            case .replace(let other): output += other(html, opener)
            case .show: if !html.hasPrefix("<!--") { output += escapeHTML(html) }
            }
        case .emphasis(let inner): write(inner, in: "em", to: &output)
        case .strong(let inner): write(inner, in: "strong", to: &output)
        case .strikethrough(let inner): write(inner, in: "del", to: &output)
        case .link(let link, let inner): write(link, inner, to: &output)
        case .image(let link, let inner): write(image: link, inner, to: &output)
        case .footnoteReference(_, let number, let reference):
            let id = referenceID(number, reference)
            output +=
                "<sup><a href=\"#\(hooks.footnotePrefix)fn-\(number)\" id=\"\(id)\""
                + " role=\"doc-noteref\">\(number)</a></sup>"
        }
    }

    /// The `id` of a reference, to which its footnote leads back.
    func referenceID(_ number: Int, _ reference: Int) -> String {
        let suffix = reference == 1 ? "" : "-\(reference)"
        return "\(hooks.footnotePrefix)fnref-\(number)\(suffix)"
    }

    private func write(_ inner: [Inline], in tag: String, to output: inout String) {
        output += "<\(tag)>"
        write(inner, to: &output)
        output += "</\(tag)>"
    }

    /// A link that may not be followed is its text alone.
    private func write(_ link: Link, _ inner: [Inline], to output: inout String) {
        guard let href = hooks.href(link), isAllowed(href) else { return write(inner, to: &output) }
        output += "<a href=\"\(escapeURL(href))\"\(title(link.title))>"
        write(inner, to: &output)
        output += "</a>"
    }

    /// A picture that may not be shown is its description.
    private func write(image link: Link, _ inner: [Inline], to output: inout String) {
        if let html = hooks.image(link, inner.plainText) {
            output += html
            return
        }
        let alternative = escapeHTML(inner.plainText)
        guard let source = hooks.href(link), isAllowed(source) else {
            output += alternative
            return
        }
        output += "<img src=\"\(escapeURL(source))\" alt=\"\(alternative)\""
        output += "\(title(link.title)) />"
    }

    private func title(_ title: String) -> String {
        title.isEmpty ? "" : " title=\"\(escapeHTML(title))\""
    }

    private func isAllowed(_ url: String) -> Bool {
        hooks.allowsUnsafeLinks || !isUnsafeURL(url)
    }
}
