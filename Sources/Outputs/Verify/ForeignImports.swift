import Diagnostics
import Rules
import SwiftCode

/// An import of a sample module that the file's module does not declare.
///
/// The compiler finds a module that is two arrows away; the layers allow only declared arrows.
func findForeignImports(
    _ read: ReadSnippet,
    _ facts: SwiftFacts,
    _ rulebook: Rulebook
) -> [Diagnostic] {
    guard let name = read.module else { return [] }
    // A file of a module that does not exist is the graph's problem.
    guard let module = rulebook.modules.first(where: { $0.name == name }) else { return [] }
    let known = Set(rulebook.modules.map(\.name)).union(rulebook.modulesFrom.keys)
    return facts.imports
        .filter { known.contains($0.module) && $0.module != name }
        .filter { !module.depends.contains($0.module) }
        .map { found in
            Diagnostic(
                .undeclaredImport,
                .error,
                "the module '\(name)' does not depend on '\(found.module)'",
                at: read.snippet.location(
                    line: found.position.line,
                    column: found.position.column,
                    found.module.utf8.count
                ),
                hint: module.depends.isEmpty
                    ? "it depends on no module"
                    : "it depends on \(module.depends.joined(separator: ", "))"
            )
        }
}

extension Diagnostic.ID {
    static let undeclaredImport: Self = "undeclared-import"
}
