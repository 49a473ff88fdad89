import Diagnostics
import Rules

/// A `layer` that `rulebook.yml` does not list.
enum UnknownLayer {
    static func check(_ document: Document, in rulebook: Rulebook) -> [Diagnostic] {
        guard let layer = document.frontMatter?.layer,
            !rulebook.layers.contains(where: { $0.id == layer.value })
        else { return [] }
        let ids = rulebook.layers.map(\.id)
        let hint =
            ids.isEmpty
            ? "list it under 'layers'" : "the layers are \(ids.joined(separator: ", "))"
        return [
            Diagnostic(
                .unknownLayer,
                "no layer called '\(layer.value)' in \(rulebook.folder.name)/rulebook.yml",
                at: layer.location,
                hint: suggestion(for: layer.value, among: ids).map { "did you mean '\($0)'?" }
                    ?? hint
            )
        ]
    }
}

extension Diagnostic.ID {
    static let unknownLayer: Self = "unknown-layer"
}
