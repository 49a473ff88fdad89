import Diagnostics
import Rules

/// A `source` that names a document which `rulebook.yml` does not list.
enum UnknownSource {
    static func check(_ document: Document, in rulebook: Rulebook) -> [Diagnostic] {
        let names = rulebook.sources.map(\.document.value)
        return (document.frontMatter?.sources ?? []).compactMap { source -> Diagnostic? in
            guard !names.contains(source.value.document) else { return nil }
            let near = suggestion(for: source.value.document, among: names)
            return Diagnostic(
                .unknownSource,
                "no source document called '\(source.value.document)' in "
                    + "\(rulebook.folder.name)/rulebook.yml",
                at: source.location,
                hint: near.map { "did you mean '\($0)'?" } ?? "list it under 'sources'"
            )
        }
    }
}

extension Diagnostic.ID {
    static let unknownSource: Self = "unknown-source"
}
