import Diagnostics
import Graph
import Rules
import Terminal
import Workspace

/// Finds the document that somebody names on the command line.
enum DocumentLookup {
    /// By the path of its file, by `rulebook/id`, or by `id` where one rulebook has it.
    static func document(
        _ name: String,
        in content: LoadedContent
    ) throws(UsageError) -> Document {
        let graph = content.graph
        if let path = content.root.path(of: name),
            let found = graph.documents.first(where: { $0.path == path })
        {
            return found
        }
        let name = name.hasPrefix("rule:") ? String(name.dropFirst(5)) : name
        for rulebook in graph.rulebooks {
            if let found = graph.document(DocumentID(name, from: rulebook.name)),
                name.utf8.contains(UInt8(ascii: "/"))
            {
                return found
            }
        }
        let namesakes = graph.rulebooks.compactMap {
            graph.document(DocumentID(rulebook: $0.name, name: name))
        }
        if namesakes.count == 1 { return namesakes[0] }
        if namesakes.count > 1 {
            let ids = namesakes.map { "'\($0.id)'" }.joined(separator: " or ")
            throw UsageError("'\(name)' is in more than one rulebook", hint: "say \(ids)")
        }
        if let path = ContentPath(name),
            let found = graph.documents.first(where: { path.parts.hasSuffix($0.path.parts) })
        {
            return found
        }
        throw unknown(name, in: graph)
    }

    private static func unknown(_ name: String, in graph: RuleGraph) -> UsageError {
        let near =
            suggestion(for: name, among: graph.documents.lazy.map(\.id.description))
            ?? suggestion(for: name, among: graph.documents.lazy.map(\.id.name))
            ?? graph.documents.first { $0.id.name.contains(name) }?.id.description
        return UsageError(
            "no document called '\(name.visible(atMost: 80))'",
            hint: near.map { "did you mean '\($0)'?" } ?? "'luca-docs list' lists them all"
        )
    }
}

extension [String] {
    fileprivate func hasSuffix(_ other: [String]) -> Bool {
        count >= other.count && Array(suffix(other.count)) == other
    }
}
