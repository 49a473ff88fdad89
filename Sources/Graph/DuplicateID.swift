import Diagnostics
import Rules

/// Two documents that other documents cannot tell apart, or whose pages would have one path.
enum DuplicateID {
    static func check(_ documents: [Document], in catalog: Catalog) -> [Diagnostic] {
        // Some file systems do not tell upper from lower case, so neither may page paths.
        let groups = Dictionary(grouping: documents) { $0.id.description.lowercased() }
        return groups.values.filter { $0.count > 1 }.flatMap { group -> [Diagnostic] in
            let group = group.sorted { $0.path < $1.path }
            return group.dropFirst().map { problem($0, repeating: group[0], in: catalog) }
        }
    }

    private static func problem(
        _ document: Document,
        repeating first: Document,
        in catalog: Catalog
    ) -> Diagnostic {
        let isSame = document.id == first.id
        // In a plain folder nothing but a page's path depends on the id.
        let isDeclared = catalog.rulebook(document.id.rulebook)?.isDeclared ?? false
        return Diagnostic(
            .duplicateID,
            isDeclared ? .error : .warning,
            isSame
                ? "a second document is called '\(document.id)'"
                : "'\(document.id)' and '\(first.id)' have the same page",
            at: document.nameLocation,
            hint: document.frontMatter?.id == nil
                ? "rename the file" : "give one of them another 'id'",
            notes: [Diagnostic.Note("the first one is here", at: first.nameLocation)]
        )
    }
}

extension Diagnostic.ID {
    static let duplicateID: Self = "duplicate-id"
}
