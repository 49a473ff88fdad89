import Diagnostics
import Rules

/// An id in a rulebook that is not at hand: nobody can say whether it leads anywhere.
enum UnloadedRulebook {
    static func problem(
        naming id: DocumentID,
        at location: SourceLocation,
        in catalog: Catalog
    ) -> Diagnostic {
        let names = catalog.rulebooks.map(\.name.description)
        // An equal id in some other rulebook is no hint: rulebooks share many words.
        let near = suggestion(for: id.rulebook.description, among: names)
            .map { DocumentID(rulebook: RulebookName($0), name: id.name) }
        return Diagnostic(
            .unloadedRulebook,
            .warning,
            "'\(id)' is in the rulebook '\(id.rulebook)', which is not loaded",
            at: location,
            hint: near.map { "did you mean '\($0)'?" }
                ?? "run on the folder that holds both rulebooks"
        )
    }
}

extension Diagnostic.ID {
    static let unloadedRulebook: Self = "unloaded-rulebook"
}
