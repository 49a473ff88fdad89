import Diagnostics
import Rules

/// A glossary entry whose `means` leads to no document.
enum UnknownGlossaryTarget {
    static func check(_ rulebook: Rulebook, in catalog: Catalog) -> [Diagnostic] {
        rulebook.glossary.compactMap { entry -> Diagnostic? in
            let id = entry.means.value
            switch catalog.find(id, from: rulebook.name) {
            case .document: return nil
            case .unloaded:
                return UnloadedRulebook.problem(
                    naming: id,
                    at: entry.means.location,
                    in: catalog
                )
            case .unknown:
                let words = entry.say.first.map { "'\($0)' means" } ?? "the entry means"
                return Diagnostic(
                    .unknownGlossaryTarget,
                    "\(words) '\(id)', which does not exist",
                    at: entry.means.location,
                    hint: catalog.nearMisses.nearestDocument(to: id).map {
                        "did you mean '\($0)'?"
                    }
                )
            }
        }
    }
}

extension Diagnostic.ID {
    static let unknownGlossaryTarget: Self = "unknown-glossary-target"
}
