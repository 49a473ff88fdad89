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

    /// A problem for each link that leads nowhere; `place` knows where an author wrote an address
    /// that a page has.
    func problems(place: (String, ContentPath) -> SourceLocation?) -> [Diagnostic] {
        let order = pages.keys.sorted()
        let dead = concurrentMap(order) { page in
            var known: [Substring: ContentPath?] = [:]
            return (pages[page]?.addresses ?? []).filter {
                !leadsSomewhere($0, from: page, known: &known)
            }
        }
        return zip(order, dead).flatMap { page, addresses in
            addresses.map { problem(with: $0, on: page, at: place($0, page)) }
        }
    }

    private func problem(
        with address: String,
        on page: ContentPath,
        at place: SourceLocation?
    ) -> Diagnostic {
        Diagnostic(
            .deadLink,
            "the page '\(page)' links to '\(address)', which is not on the site",
            at: place,
            hint: "raw HTML is not changed: mend the address there; if no raw HTML has it, "
                + "this is a mistake of luca-docs itself"
        )
    }

    /// `known` keeps what the addresses of a page have been found to mean: many come twice.
    private func leadsSomewhere(
        _ address: String,
        from page: ContentPath,
        known: inout [Substring: ContentPath?]
    ) -> Bool {
        guard !isExternal(address) else { return true }
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts[0].prefix { $0 != "?" }
        let target = known[path] ?? resolve(path, from: page)
        known[path] = target
        guard let target else { return false }
        guard parts.count == 2, !parts[1].isEmpty, let anchors = pages[target]?.anchors else {
            return true
        }
        // Browsers take `#top` for the page's beginning when there is no such anchor.
        return parts[1] == "top" || anchors.contains(Href.decode(parts[1].utf8))
    }

    /// The file that a path leads to; nil when the website has none there.
    private func resolve(_ path: Substring, from page: ContentPath) -> ContentPath? {
        guard !path.isEmpty else { return page }
        guard let target = page.parent.appending(Href.decode(path.utf8)), exists(target) else {
            return nil
        }
        return target
    }

    private func exists(_ path: ContentPath) -> Bool {
        website.files[path] != nil || website.copies[path] != nil
    }

    private func isExternal(_ address: String) -> Bool {
        guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
        return address.utf8[..<colon].allSatisfy {
            (48...57).contains($0) || (65...90).contains($0 & 0xDF)
        }
    }
}

extension Diagnostic.ID {
    static let deadLink: Self = "dead-link"
}
