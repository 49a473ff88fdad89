import Diagnostics
import Rules

/// One file of a sample package that two documents write, two names that many disks hold for one,
/// or two files of one name in a module.
enum DuplicateFile {
    /// Names that differ in nothing but case are one file on most Macs.
    private struct FoldedPath: Hashable {
        let text: String
        init(_ path: SamplePath) { text = path.description.lowercased() }
    }

    /// The compiler tells the files of a module apart by their names alone.
    private struct FileName: Hashable {
        let module: String
        let name: String
    }

    static func check(_ catalog: Catalog) -> [Diagnostic] {
        var firsts: [RulebookName: [FoldedPath: (path: SamplePath, snippet: Snippet)]] = [:]
        var byName: [RulebookName: [FileName: [(path: SamplePath, snippet: Snippet)]]] = [:]
        var problems: [Diagnostic] = []
        for document in catalog.documents {
            for snippet in document.snippets {
                guard case .file(let path) = snippet.role else { continue }
                let key = FoldedPath(path)
                guard let first = firsts[document.id.rulebook]?[key] else {
                    firsts[document.id.rulebook, default: [:]][key] = (path, snippet)
                    let name = FileName(module: path.module, name: path.file.name)
                    let others = byName[document.id.rulebook]?[name] ?? []
                    if let other = others.first(where: { meet($0.snippet, snippet) }) {
                        problems.append(sameName(path, in: snippet, as: other.path, other.snippet))
                    }
                    byName[document.id.rulebook, default: [:]][name, default: []]
                        .append((path, snippet))
                    continue
                }
                if first.path != path {
                    problems.append(namesake(path, in: snippet, of: first.path, in: first.snippet))
                } else if first.snippet.id.document != document.id {
                    problems.append(duplicate(path, in: snippet, first: first.snippet))
                }
            }
        }
        return problems
    }

    private static func duplicate(
        _ path: SamplePath,
        in snippet: Snippet,
        first: Snippet
    ) -> Diagnostic {
        Diagnostic(
            .duplicateFile,
            "the sample file '\(path)' is already written by '\(first.id.document)'",
            at: snippet.rolePlace,
            hint: "name another file, or quote it with 'shows'",
            notes: [Diagnostic.Note("the first one is here", at: first.rolePlace)]
        )
    }

    private static func namesake(
        _ path: SamplePath,
        in snippet: Snippet,
        of other: SamplePath,
        in first: Snippet
    ) -> Diagnostic {
        Diagnostic(
            .duplicateFile,
            "the sample files '\(path)' and '\(other)' differ in nothing but case",
            at: snippet.rolePlace,
            hint: "write one of them, or name another file: many disks hold only one of the two",
            notes: [Diagnostic.Note("the first one is here", at: first.rolePlace)]
        )
    }
}

extension DuplicateFile {
    /// Whether two fences are in one module in some setting.
    private static func meet(_ first: Snippet, _ second: Snippet) -> Bool {
        if let one = first.only, let other = second.only, one != other { return false }
        guard let some = first.modes, let others = second.modes else { return true }
        return !Set(some).isDisjoint(with: others)
    }

    private static func sameName(
        _ path: SamplePath,
        in snippet: Snippet,
        as other: SamplePath,
        _ first: Snippet
    ) -> Diagnostic {
        Diagnostic(
            .duplicateFile,
            "the sample files '\(path)' and '\(other)' have one name in one module",
            at: snippet.rolePlace,
            hint: "name another file: the compiler takes no two of one name, in whatever folders",
            notes: [Diagnostic.Note("the first one is here", at: first.rolePlace)]
        )
    }
}

extension Diagnostic.ID {
    static let duplicateFile: Self = "duplicate-file"
}
