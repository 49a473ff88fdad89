import Diagnostics
import Terminal
import Workspace

/// The documents that `--only` names.
struct DocumentSelection: Sendable {
    private let path: ContentPath
    /// True when nothing is left out.
    var isEverything: Bool { path == .root }

    /// Reads a path as typed, from the working folder or from the content root.
    init(_ text: String?, _ content: LoadedContent) throws {
        guard let text else {
            path = .root
            return
        }
        let prefix = content.root.pathPrefix
        let typed = text.hasPrefix("./") ? String(text.dropFirst(2)) : text
        let inside = typed.hasPrefix(prefix) ? String(typed.dropFirst(prefix.count)) : typed
        guard let path = ContentPath(inside),
            content.graph.documents.contains(where: { $0.path.isInside(path) })
        else {
            throw UsageError(
                "there is no document at '\(text)'",
                hint: "name a Markdown file or a folder of '\(prefix)'"
            )
        }
        self.path = path
    }

    /// Whether a document is selected.
    func contains(_ document: ContentPath) -> Bool { document.isInside(path) }
}
