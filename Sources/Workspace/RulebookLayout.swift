internal import Diagnostics
internal import Rules

/// Which files of a content root belong to which rulebook.
///
/// A folder with `rulebook.yml` is a rulebook, at any depth; a Markdown file belongs to the nearest
/// one above it. What lies in none is one rulebook of plain documents, named after the root.
struct RulebookLayout {
    /// A folder of documents.
    struct Folder {
        /// Its path; the root for plain documents.
        var path: ContentPath
        /// `rulebook.yml`; nil for plain documents.
        var rulebook: ContentPath?
        /// `glossary.yml`, when there is one.
        var glossary: ContentPath?
        /// Its Markdown files, sorted.
        var documents: [ContentPath] = []
    }

    /// The folders that hold a document or a `rulebook.yml`, sorted by path.
    let folders: [Folder]

    /// True when there is any `rulebook.yml`.
    var holdsRulebooks: Bool { folders.contains { $0.rulebook != nil } }

    /// True when a file is one of the documents.
    func holds(_ path: ContentPath) -> Bool { folders.contains { $0.documents.contains(path) } }

    /// Sorts the files of a root, given in order.
    init(_ paths: [ContentPath]) {
        var folders: [ContentPath: Folder] = [:]
        for path in paths where path.name == "rulebook.yml" {
            folders[path.parent] = Folder(path: path.parent, rulebook: path)
        }
        // Explanations of problems are no rules; `explain` reads them.
        let explanations = folders.isEmpty ? nil : ContentPath("problems")
        for path in paths {
            var folder = path.parent
            while folders[folder]?.rulebook == nil, folder != .root { folder = folder.parent }
            if path.name == "glossary.yml", path.parent == folder {
                folders[folder]?.glossary = path
            }
            guard path.isMarkdown else { continue }
            if let explanations, path.isInside(explanations), folder == .root { continue }
            folders[folder, default: Folder(path: folder)].documents.append(path)
        }
        self.folders = folders.values.sorted { $0.path < $1.path }
    }
}
