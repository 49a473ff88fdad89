import Diagnostics
import Rules

/// Finds what a relative path leads to from a folder, as code hosts and site generators read it.
struct PathSearch {
    /// What lies at the path.
    enum Found {
        case document(Document)
        case file(ContentPath)
        /// A folder without a page of its own: code hosts list it.
        case folder
        /// Found under a slightly different name; nil for what is no document.
        case inexact(Document?, name: String)
        /// Above the content root.
        case outside
        case nothing(hint: String?, isDocument: Bool)
    }

    private let catalog: Catalog
    private let folder: ContentPath

    init(_ catalog: Catalog, from folder: ContentPath) {
        self.catalog = catalog
        self.folder = folder
    }

    /// Looks a path up, percent-encoding resolved.
    func find(_ path: String) -> Found {
        guard let target = folder.appending(path) else { return .outside }
        if let document = catalog.document(at: target) { return .document(document) }
        if catalog.files.contains(target) { return .file(target) }
        if catalog.folders.contains(target) {
            return indexDocument(of: target).map(Found.document) ?? .folder
        }
        if let actual = catalog.nearMisses.pathIgnoringCase(target) {
            return .inexact(document(at: actual), name: name(of: actual))
        }
        if let file = fileOfPage(target) {
            return .inexact(catalog.document(at: file), name: name(of: file))
        }
        return .nothing(hint: hint(for: path, target), isDocument: looksLikeDocument(target))
    }

    /// The document at a path, or a folder's index.
    private func document(at path: ContentPath) -> Document? {
        catalog.document(at: path) ?? indexDocument(of: path)
    }

    private func indexDocument(of folder: ContentPath) -> Document? {
        ["README.md", "readme.md", "index.md", "Readme.md", "README.markdown"].lazy
            .compactMap { folder.appending($0) }
            .compactMap { catalog.document(at: $0) }.first
    }

    /// `clients`, `clients/` and `clients.html` are how site generators call `clients.md` or, for
    /// other generators, `clients.rst`.
    private func fileOfPage(_ path: ContentPath) -> ContentPath? {
        let isPage = path.name.lowercased().hasSuffix(".html")
        let stem = isPage ? path.stem : path.name
        guard !stem.isEmpty else { return nil }
        return [".md", ".markdown", ".mdx", ".rst"].lazy
            .compactMap { path.parent.entry(stem + $0) }
            .compactMap { catalog.nearMisses.pathIgnoringCase($0) }.first
    }

    /// The path as a link from `folder` writes it.
    private func name(of path: ContentPath) -> String {
        var common = 0
        while common < folder.parts.count, common < path.parts.count,
            folder.parts[common] == path.parts[common]
        {
            common += 1
        }
        let up = Array(repeating: "..", count: folder.parts.count - common)
        let parts = up + path.parts.dropFirst(common)
        // As a Markdown link has to write it.
        return parts.isEmpty ? "." : parts.joined(separator: "/").replacing(" ", with: "%20")
    }

    private func looksLikeDocument(_ path: ContentPath) -> Bool {
        let name = path.name.lowercased()
        return name.hasSuffix(".md") || name.hasSuffix(".markdown")
    }

    private func hint(for path: String, _ target: ContentPath) -> String? {
        if path.utf8.contains(UInt8(ascii: "@")), !path.utf8.contains(UInt8(ascii: "/")) {
            return "write 'mailto:\(path)'"
        }
        if path.lowercased().hasPrefix("www.") { return "write 'https://\(path)'" }
        if path.utf8.contains(UInt8(ascii: "\\")) { return "write '/' between folders" }
        if let near = catalog.nearMisses.nearestFile(to: target) {
            return "did you mean '\(name(of: near))'?"
        }
        return nil
    }
}
