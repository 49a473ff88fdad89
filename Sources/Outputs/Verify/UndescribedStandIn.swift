import Diagnostics
public import Rules

/// Stand-ins of a rulebook of which `stand-ins.yml` does not say what they model.
///
/// Readers are told with every proof what it was made with; without a word they could not judge it.
/// A package without that file describes nothing, and nothing is asked of it.
public func findUndescribedStandIns(
    _ foreign: ForeignModules,
    of rulebook: Rulebook
) -> [Diagnostic] {
    let notes = foreign.standIns.notes
    guard let first = notes.modules.first else { return [] }
    let described = Set(notes.modules.map(\.name.value))
    return rulebook.modulesFrom.keys.sorted()
        .filter { foreign.standIns.names.contains($0) && !described.contains($0) }
        .map { module in
            Diagnostic(
                .undescribedStandIn,
                .warning,
                "nothing is said of the stand-in '\(module)', which '\(rulebook.name)' uses",
                at: first.name.location,
                hint: "add '- {name: \(module), models: …}' to 'modules'"
            )
        }
}

extension Diagnostic.ID {
    static let undescribedStandIn: Self = "undescribed-stand-in"
}
