import Diagnostics
import Rules
import SwiftCode

/// Code that no compiler looks at: none at all, or all of it behind an inactive `#if`, in one of
/// the language modes that the fence is for; with the modes in which nothing is left.
func findNothingToProve(
    _ read: ReadSnippet,
    _ facts: SwiftFacts,
    _ modes: [LanguageMode]
) -> (problem: Diagnostic, modes: [LanguageMode])? {
    guard read.isCompiledAsGood else { return nil }
    let lacking = modes.filter { facts.activity(in: $0.rawValue).isNothing }
    guard !lacking.isEmpty else { return nil }
    return (nothingToProve(read.snippet, facts, lacking, of: modes), lacking)
}

/// Code of a fence that is active in part, and this part in none of its language modes.
func findInactiveCode(
    _ read: ReadSnippet,
    _ facts: SwiftFacts,
    _ modes: [LanguageMode]
) -> [Diagnostic] {
    let places = modes.map { facts.activity(in: $0.rawValue).inactive }
    guard read.isCompiledAsGood, let first = places.first else { return [] }
    return first.filter { place in places.allSatisfy { $0.contains(place) } }.map { place in
        Diagnostic(
            .inactiveCode,
            .warning,
            "this code is in an inactive '#if' and is not proven",
            at: read.snippet.location(line: place.line, column: place.column),
            hint: "show it in a fence of its own with 'skip=\"reason\"'"
        )
    }
}

extension ReadSnippet {
    fileprivate var isCompiledAsGood: Bool {
        switch snippet.role {
        case .file, .alone, .violates, .crashes: true
        default: false
        }
    }
}

private func nothingToProve(
    _ snippet: Snippet,
    _ facts: SwiftFacts,
    _ lacking: [LanguageMode],
    of modes: [LanguageMode]
) -> Diagnostic {
    let others = modes.filter { !lacking.contains($0) }
    let kept = others.map { "\($0.rawValue)" }.joined(separator: ",")
    let scope = others.isEmpty ? "" : " in \(LanguageMode.names(of: lacking)) mode"
    return Diagnostic(
        .nothingToProve,
        .error,
        facts.names.used.isEmpty
            ? "the fence holds no code"
            : "all code of the fence is in an inactive '#if'\(scope), so nothing is proven",
        at: snippet.location(line: 1, column: 1),
        hint: others.isEmpty
            ? "mark it 'skip=\"reason\"' to list it as unproven"
            : "mark it 'swift=\"\(kept)\"', since it is for that mode alone"
    )
}

extension SwiftFacts.Activity {
    var isNothing: Bool { if case .nothing = self { true } else { false } }

    fileprivate var inactive: [CodePosition] {
        if case .partial(let places) = self { places } else { [] }
    }
}

extension Diagnostic.ID {
    static let nothingToProve: Self = "nothing-to-prove"
    static let inactiveCode: Self = "inactive-code"
}
