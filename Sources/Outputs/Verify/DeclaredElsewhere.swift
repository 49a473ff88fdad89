import Diagnostics
import Rules

extension Findings {
    /// Says of names that the compiler does not know which other fence declares them, if one of
    /// the same document or a module of the sample does, and how the fence gets at it.
    public mutating func explainUnknownNames(_ reads: [ReadSnippet]) {
        let documents = Dictionary(grouping: reads, by: \.snippet.location.path)
        for (path, ownReads) in documents {
            mapProblems { problem in
                guard problem.id == .compilerError, problem.hint == nil,
                    let location = problem.location, location.path == path,
                    let name = unknownName(problem.message),
                    let fence = ownReads.first(where: { $0.snippet.location.holds(location) }),
                    let source = declaration(of: name, for: fence, in: reads)
                else { return problem }
                var explained = problem
                explained.hint = way(from: fence, to: source, name)
                explained.fixes += missingImport(of: source, in: fence)
                explained.notes.append(
                    .init("'\(name)' is declared here", at: source.snippet.location)
                )
                return explained
            }
        }
    }
}

/// The fence that declares a name at its top level: one of the same document first, then one of
/// the sample's modules that are not imported.
private func declaration(
    of name: String,
    for fence: ReadSnippet,
    in reads: [ReadSnippet]
) -> ReadSnippet? {
    let declaring = reads.filter { other in
        other.snippet.id != fence.snippet.id && !other.mustFail
            && other.facts?.names.declared.contains(name) == true
    }
    return declaring.first { $0.snippet.id.document == fence.snippet.id.document }
        ?? declaring.first { $0.module != nil }
}

/// The import that is missing, as a line above the first one; none when an import is of no use.
private func missingImport(of source: ReadSnippet, in fence: ReadSnippet) -> [Fix] {
    guard let module = source.module, fence.module != module, fence.snippet.mayBeMended else {
        return []
    }
    let imports = fence.facts?.imports ?? []
    guard !imports.contains(where: { $0.module == module }) else { return [] }
    let line = imports.map(\.position.line).min() ?? 1
    let new = ["import \(module)"] + (imports.isEmpty ? [""] : [])
    return fence.snippet.edit(lines: line - 1..<line - 1, new).map {
        [Fix(.fixIt, "insert 'import \(module)'", [$0])]
    } ?? []
}

private func way(from fence: ReadSnippet, to source: ReadSnippet, _ name: String) -> String {
    guard let module = source.module else {
        return "fences are compiled alone: put both into the sample with 'file=\"…\"', or repeat "
            + "'\(name)' between '// snippet.hide' and '// snippet.show'"
    }
    if fence.module == module { return "both are in '\(module)': look at their '#if' and 'only'" }
    if let modes = source.snippet.modes {
        return "'\(name)' is declared in \(LanguageMode.names(of: modes)) mode alone"
    }
    let imports = fence.facts?.imports.map(\.module) ?? []
    return imports.contains(module)
        ? "'\(module)' is imported: '\(name)' must be public there" : "add 'import \(module)'"
}
