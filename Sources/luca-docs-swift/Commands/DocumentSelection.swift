import Diagnostics
import Terminal
import Verify
import Workspace

/// The documents that `--only` and `--shard` leave.
struct DocumentSelection: Sendable {
    private let path: ContentPath
    private let shard: Shard?
    private let sharded: Set<ContentPath>
    private let known: Set<ContentPath>

    /// True when nothing is left out.
    var isEverything: Bool { path == .root && shard == nil }
    /// True when other machines look at the rest.
    var isShard: Bool { shard != nil }
    /// True when what belongs to no document is looked at here.
    var takesRest: Bool { path == .root && shard?.isFirst ?? true }

    /// Reads a path as typed, from the working folder or from the content root, and `i/n`.
    init(only: String?, shard: String?, _ content: LoadedContent) throws {
        path = try only.map { try Self.path($0, content) } ?? .root
        self.shard = try shard.map { text in
            guard let shard = Shard(text) else {
                throw UsageError(
                    "'--shard' takes a part of a whole such as 2/4, not '\(text)'",
                    hint: "the first number counts from 1 to the second"
                )
            }
            return shard
        }
        let documents = content.graph.documents
        let fences = documents.map { (path: $0.path, fences: $0.snippets.count(where: \.isSwift)) }
        sharded = self.shard?.documents(of: fences) ?? []
        known = Set(documents.map(\.path))
    }

    /// Whether a document, or another file of the content, is selected.
    func contains(_ file: ContentPath) -> Bool {
        guard file.isInside(path) else { return false }
        guard let shard else { return true }
        return known.contains(file) ? sharded.contains(file) : shard.isFirst
    }

    private static func path(_ text: String, _ content: LoadedContent) throws -> ContentPath {
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
        return path
    }
}
