import Diagnostics
import Rules

/// An id in a rulebook that is not at hand: nobody can say whether it leads anywhere.
enum UnloadedRulebook {
    static func problem(
        naming id: DocumentID,
        from home: RulebookName,
        at location: SourceLocation,
        in catalog: Catalog
    ) -> Diagnostic {
        Diagnostic(
            .unloadedRulebook,
            .warning,
            "'\(id)' is in the rulebook '\(id.rulebook)', which is not loaded",
            at: location,
            hint: UnknownLink.nearestID(to: id, from: home, in: catalog)
                ?? "run on the folder that holds both rulebooks"
        )
    }
}

extension Diagnostic.ID {
    static let unloadedRulebook: Self = "unloaded-rulebook"
}
