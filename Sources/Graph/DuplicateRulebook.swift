import Diagnostics
import Rules

/// Two rulebooks of one name: an id could mean a document of either.
enum DuplicateRulebook {
    static func check(_ catalog: Catalog) -> [Diagnostic] {
        let groups = Dictionary(grouping: catalog.rulebooks, by: \.name).values
        return groups.flatMap { group -> [Diagnostic] in
            let group = group.sorted { $0.folder < $1.folder }
            return group.dropFirst().map { rulebook in
                Diagnostic(
                    .duplicateRulebook,
                    "a second rulebook is called '\(rulebook.name)'",
                    at: place(of: rulebook),
                    hint: "rename its folder and its 'name'",
                    notes: [Diagnostic.Note("the first one is here", at: place(of: group[0]))]
                )
            }
        }
    }

    private static func place(of rulebook: Rulebook) -> SourceLocation? {
        let start = SourcePosition(line: 1, column: 1)
        return rulebook.folder.appending("rulebook.yml").map {
            SourceLocation(path: $0, start: start, end: start)
        }
    }
}

extension Diagnostic.ID {
    static let duplicateRulebook: Self = "duplicate-rulebook"
}
