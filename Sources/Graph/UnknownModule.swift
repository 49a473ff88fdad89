import Diagnostics
import Rules

/// A sample file in a module that `rulebook.yml` does not list.
enum UnknownModule {
    static func check(_ document: Document, in rulebook: Rulebook) -> [Diagnostic] {
        document.snippets.compactMap { snippet -> Diagnostic? in
            guard case .file(let path) = snippet.role,
                !rulebook.modules.contains(where: { $0.name == path.module })
            else { return nil }
            let names = rulebook.modules.map(\.name)
            return Diagnostic(
                .unknownModule,
                "no module called '\(path.module)' in \(rulebook.folder.name)/rulebook.yml",
                at: snippet.rolePlace,
                hint: suggestion(for: path.module, among: names).map { "did you mean '\($0)'?" }
                    ?? (names.isEmpty
                        ? "list it under 'modules'"
                        : "the modules are \(names.joined(separator: ", "))")
            )
        }
    }
}

extension Diagnostic.ID {
    static let unknownModule: Self = "unknown-module"
}
