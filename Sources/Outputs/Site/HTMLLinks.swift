import HTML

/// The anchors of a page and the addresses that it refers to, read from its bytes.
struct HTMLLinks: Sendable {
    /// All `id` attributes, and the `name` attributes of `a`.
    private(set) var anchors: Set<String> = []
    /// All `href` and `src` attributes and the targets of redirects, in order.
    private(set) var addresses: [String] = []

    /// Reads a page; text, comments, scripts and styles are passed over.
    init(in bytes: [UInt8]) {
        var scanner = TagScanner(bytes)
        while let piece = scanner.next() {
            guard case .opening(let tag) = piece else { continue }
            if ["script", "style"].contains(tag.name) { _ = scanner.skip(to: tag.name) }
            for attribute in tag.attributes {
                let (name, value) = (attribute.name, unescape(attribute.value))
                switch name {
                case "id": anchors.insert(value)
                case "name" where tag.name == "a": anchors.insert(value)
                case "href", "src": addresses.append(value)
                case "content" where value.contains("; url="):
                    addresses.append(String(value[value.range(after: "; url=")...]))
                default: break
                }
            }
        }
    }
}

/// Undoes the escapes that the pages use.
private func unescape(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
        .reduce(text) { $0.replacing($1.0, with: $1.1) }
}

extension String {
    fileprivate func range(after text: String) -> Index {
        firstRange(of: text)?.upperBound ?? endIndex
    }
}
