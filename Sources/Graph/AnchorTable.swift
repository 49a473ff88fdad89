import Rules

/// What a fragment can name in one document.
struct AnchorTable {
    /// What looking a fragment up gives.
    enum Match: Equatable {
        /// The anchor itself, or a place that every page has.
        case exact(String?)
        /// An anchor that differs in case or punctuation only.
        case inexact(String)
        case missing
    }

    /// Every anchor, in the order of the headings, then raw HTML's sorted.
    let anchors: [String]
    private let exact: Set<String>
    private let folded: [String: String]
    /// Other people's documents are read on code hosts and made into sites by other generators;
    /// a rulebook's own pages have none of their extra anchors.
    private let isPlain: Bool
    private let hasFootnotes: Bool
    private let rawHeadings: Set<String>

    /// Collects what a document offers.
    init(_ document: Document) {
        var anchors = document.sections.map(\.anchor) + document.htmlAnchors.sorted()
        isPlain = document.frontMatter == nil
        if isPlain {
            // Other people's site generators name a heading by `{#id}` after it.
            anchors += document.sections.compactMap { Self.attributeID(in: $0.title) }
        }
        self.anchors = anchors
        exact = Set(anchors)
        folded = Dictionary(
            anchors.map { (Self.fold($0), $0) }.filter { !$0.0.isEmpty },
            uniquingKeysWith: { first, _ in first }
        )
        hasFootnotes = !document.footnotes.isEmpty
        rawHeadings =
            isPlain ? Set(Self.headings(inRawHTMLOf: document.blocks).map(Self.fold)) : []
    }

    /// Looks up a fragment, percent-encoding resolved.
    func match(_ fragment: String) -> Match {
        if exact.contains(fragment) { return .exact(fragment) }
        if fragment.isEmpty || fragment.lowercased() == "top" { return .exact(nil) }
        if isPlain, isLineAnchor(fragment) { return .exact(nil) }
        let prefix = "user-content-"
        if fragment.hasPrefix(prefix) {
            let rest = String(fragment.dropFirst(prefix.count))
            if exact.contains(rest) { return .exact(rest) }
        }
        // Code hosts and site generators name footnotes each in their own way.
        if isPlain, hasFootnotes, fragment.contains("fn") { return .exact(nil) }
        let key = Self.fold(fragment)
        if let anchor = folded[key] { return .inexact(anchor) }
        return rawHeadings.contains(key) ? .exact(nil) : .missing
    }

    /// Letters and digits in lower case: what all ways of making anchors agree on.
    static func fold(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars
        where scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
            result += scalar.properties.lowercaseMapping
        }
        return result
    }

    /// `L10`, `L10-L20`, `L10C3-L12C1`: lines of a file that a code host shows as source.
    private func isLineAnchor(_ fragment: String) -> Bool {
        guard fragment.utf8.first == UInt8(ascii: "L"), fragment.utf8.count > 1 else {
            return false
        }
        return fragment.utf8.dropFirst().allSatisfy {
            (48...57).contains($0) || [67, 76, 45].contains($0)
        }
    }

    private static func attributeID(in title: String) -> String? {
        guard title.hasSuffix("}"), let start = title.lastIndex(of: "{") else { return nil }
        let words = title[title.index(after: start)...].dropLast().split(separator: " ")
        return words.first { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
    }

    /// `<h2>Title</h2>` is a heading with an anchor on the code host, though not for CommonMark.
    private static func headings(inRawHTMLOf blocks: [Block]) -> [String] {
        blocks.flatMap { block -> [String] in
            switch block.kind {
            case .htmlBlock(let html): return html.contains("<h") ? headings(in: html) : []
            case .blockQuote(let inner), .alert(_, let inner): return headings(inRawHTMLOf: inner)
            case .list(let list): return list.items.flatMap { headings(inRawHTMLOf: $0.blocks) }
            default: return []
            }
        }
    }

    private static func headings(in html: String) -> [String] {
        var titles: [String] = []
        var rest = html[...]
        while let open = rest.firstRange(of: "<h") {
            rest = rest[open.upperBound...]
            guard let level = rest.first, ("1"..."6").contains(level),
                let close = rest.firstRange(of: "</h\(level)>")
            else { continue }
            var isTag = true
            titles.append(
                rest[..<close.lowerBound].reduce(into: "") { title, character in
                    if !isTag, character != "<" { title.append(character) }
                    if character == "<" { isTag = true } else if character == ">" { isTag = false }
                }
            )
            rest = rest[close.upperBound...]
        }
        return titles
    }
}
