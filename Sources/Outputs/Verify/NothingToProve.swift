import Diagnostics
import Rules
import SwiftCode

/// Code that no compiler looks at: none at all, or all of it behind an inactive `#if`.
///
/// A fence that is active in part is proven in part; the rest is a warning.
func findNothingToProve(_ read: ReadSnippet, _ facts: SwiftFacts) -> [Diagnostic] {
    switch read.snippet.role {
    case .file, .alone, .violates, .crashes: break
    default: return []
    }
    switch facts.activity {
    case .whole: return []
    case .nothing:
        return [
            Diagnostic(
                .nothingToProve,
                .error,
                facts.names.used.isEmpty
                    ? "the fence holds no code"
                    : "all code of the fence is in an inactive '#if', so nothing is proven",
                at: read.snippet.location(line: 1, column: 1),
                hint: "mark it 'skip=\"reason\"' to list it as unproven"
            )
        ]
    case .partial(let places):
        return places.map { place in
            Diagnostic(
                .inactiveCode,
                .warning,
                "this code is in an inactive '#if' and is not proven",
                at: read.snippet.location(line: place.line, column: place.column),
                hint: "show it in a fence of its own with 'skip=\"reason\"'"
            )
        }
    }
}

extension Diagnostic.ID {
    static let nothingToProve: Self = "nothing-to-prove"
    static let inactiveCode: Self = "inactive-code"
}
