internal import Rules

/// Makes GitHub's anchors for headings, unique in a document.
///
/// GitHub takes a heading's text, lower case, drops what is neither a word character nor a hyphen
/// nor a space, and turns spaces into hyphens; a repeated anchor gets `-1`, `-2`, …
struct AnchorMaker {
    private var counts: [String: Int] = [:]

    /// The anchor of the next heading.
    mutating func anchor(for inlines: [Inline]) -> String {
        let slug = Self.slug(of: inlines)
        // An empty id is no id: such a heading is reached by this word.
        let base = slug.isEmpty ? "section" : slug
        var anchor = base
        while counts[anchor] != nil {
            counts[base]! += 1
            anchor = "\(base)-\(counts[base]!)"
        }
        counts[anchor] = 0
        return anchor
    }

    private static func slug(of inlines: [Inline]) -> String {
        var slug = String.UnicodeScalarView()
        for scalar in text(of: inlines).lowercased().unicodeScalars {
            if scalar == " " {
                slug.append("-")
            } else if scalar == "-" || isWord(scalar) {
                slug.append(scalar)
            }
        }
        return String(slug)
    }

    /// The text of the heading's HTML: an image has none, and a line break is no space.
    private static func text(of inlines: [Inline]) -> String {
        inlines.map { inline in
            switch inline {
            case .text(let text), .code(let text): text
            case .softBreak, .lineBreak, .htmlInline, .image: ""
            case .footnoteReference(_, let number, _): String(number)
            case .emphasis(let inner), .strong(let inner), .strikethrough(let inner),
                .link(_, let inner):
                Self.text(of: inner)
            }
        }.joined()
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII {
            return isAlphanumeric(UInt8(scalar.value)) || scalar == "_"
        }
        if scalar.properties.isAlphabetic { return true }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber,
            .connectorPunctuation:
            return true
        default: return false
        }
    }
}
