import Diagnostics
import Rules

/// One file of a sample package that two documents write.
enum DuplicateFile {
    static func check(_ catalog: Catalog) -> [Diagnostic] {
        var firsts: [RulebookName: [SamplePath: Snippet]] = [:]
        var problems: [Diagnostic] = []
        for document in catalog.documents {
            for snippet in document.snippets {
                guard case .file(let path) = snippet.role else { continue }
                let first = firsts[document.id.rulebook]?[path]
                guard let first, first.id.document != document.id else {
                    firsts[document.id.rulebook, default: [:]][path] = first ?? snippet
                    continue
                }
                problems.append(
                    Diagnostic(
                        .duplicateFile,
                        "the sample file '\(path)' is already written by '\(first.id.document)'",
                        at: snippet.rolePlace,
                        hint: "name another file, or quote it with 'shows'",
                        notes: [Diagnostic.Note("the first one is here", at: first.rolePlace)]
                    )
                )
            }
        }
        return problems
    }
}

extension Diagnostic.ID {
    static let duplicateFile: Self = "duplicate-file"
}
