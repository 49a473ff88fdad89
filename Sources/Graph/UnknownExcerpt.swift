import Diagnostics
import Rules

/// A `shows=` that quotes a sample file which no fence writes.
enum UnknownExcerpt {
    static func check(_ catalog: Catalog) -> [Diagnostic] {
        var files: [RulebookName: Set<SamplePath>] = [:]
        for document in catalog.documents {
            for case .file(let path) in document.snippets.map(\.role) {
                files[document.id.rulebook, default: []].insert(path)
            }
        }
        return catalog.documents.flatMap { document in
            document.snippets.compactMap { snippet -> Diagnostic? in
                guard case .excerpt(let path, _, let location) = snippet.role else { return nil }
                let known = files[document.id.rulebook] ?? []
                guard !known.contains(path) else { return nil }
                let near =
                    suggestion(for: path.description, among: known.lazy.map(\.description))
                    ?? known.filter { $0.file.name == path.file.name }.min()?.description
                return Diagnostic(
                    .unknownExcerpt,
                    "no fence writes the sample file '\(path)'",
                    at: location,
                    hint: near.map { "did you mean '\($0)'?" }
                )
            }
        }
    }
}

extension Diagnostic.ID {
    static let unknownExcerpt: Self = "unknown-excerpt"
}
