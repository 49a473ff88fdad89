import Diagnostics

/// Reads the finished pages again and follows every link and address inside the website.
///
/// The graph has resolved what authors wrote; this proves that the pages say the same.
struct DeadLinks {
    private let website: Website
    private let pages: [ContentPath: HTMLLinks]

    /// Reads all pages, on all processors.
    init(in website: Website) {
        self.website = website
        let html = website.files.filter { $0.key.name.hasSuffix(".html") }
            .sorted { $0.key < $1.key }
        let links = concurrentMap(html.map(\.value)) { HTMLLinks(in: $0) }
        pages = Dictionary(uniqueKeysWithValues: zip(html.map(\.key), links))
    }

    /// A problem for each link that leads nowhere; `source` names the document of a page.
    func problems(source: (ContentPath) -> ContentPath?) -> [Diagnostic] {
        pages.keys.sorted().flatMap { page in
            (pages[page]?.addresses ?? []).filter { !leadsSomewhere($0, from: page) }
                .map { problem(with: $0, on: page, of: source(page)) }
        }
    }

    private func problem(
        with address: String,
        on page: ContentPath,
        of source: ContentPath?
    ) -> Diagnostic {
        let start = SourcePosition(line: 1, column: 1)
        return Diagnostic(
            .deadLink,
            "the page '\(page)' links to '\(address)', which is not on the site",
            at: source.map { SourceLocation(path: $0, start: start, end: start) },
            hint: "if the document's own links are right, this is a mistake of luca-docs itself"
        )
    }

    private func leadsSomewhere(_ address: String, from page: ContentPath) -> Bool {
        guard !isExternal(address) else { return true }
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts[0].split(separator: "?", omittingEmptySubsequences: false)[0]
        let target =
            path.isEmpty ? page : page.parent.appending(Href.decode(path.utf8))
        guard let target, exists(target) else { return false }
        guard parts.count == 2, !parts[1].isEmpty, let anchors = pages[target]?.anchors else {
            return true
        }
        // Browsers take `#top` for the page's beginning when there is no such anchor.
        return parts[1] == "top" || anchors.contains(Href.decode(parts[1].utf8))
    }

    private func exists(_ path: ContentPath) -> Bool {
        website.files[path] != nil || website.copies[path] != nil
    }

    private func isExternal(_ address: String) -> Bool {
        guard let colon = address.firstIndex(of: ":") else { return false }
        return address[..<colon].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
}

extension Diagnostic.ID {
    static let deadLink: Self = "dead-link"
}
