import Diagnostics
import Rules
import SwiftCode

/// What the parser cannot follow in a fence read alone: an open brace is blamed on its own fence.
func findSyntaxErrors(_ snippet: Snippet, _ facts: SwiftFacts) -> [Diagnostic] {
    findSyntaxErrors(snippet, facts.errors)
}

/// The same for some of them.
func findSyntaxErrors(_ snippet: Snippet, _ errors: [SwiftFacts.SyntaxError]) -> [Diagnostic] {
    errors.map { error in
        var problem = Diagnostic(
            .syntaxError,
            .error,
            error.message,
            at: snippet.location(line: error.position.line, column: error.position.column),
            notes: error.notes.map { note in
                Diagnostic.Note(
                    note.message,
                    at: snippet.location(line: note.position.line, column: note.position.column)
                )
            }
        )
        problem.fixes = SnippetPlaces([snippet]).fixes(of: error, in: snippet)
        return problem
    }
}

/// A line directive of the fence's own, after which every message would be misplaced.
func findOwnSourceLocation(_ snippet: Snippet, _ facts: SwiftFacts) -> [Diagnostic] {
    guard let place = facts.sourceLocation else { return [] }
    return [
        Diagnostic(
            .ownSourceLocation,
            .error,
            "'#sourceLocation' in a snippet would misplace the compiler's messages",
            at: snippet.location(line: place.line, column: place.column),
            hint: "leave it out: messages are mapped to the document already"
        )
    ]
}

extension Diagnostic.ID {
    static let syntaxError: Self = "syntax-error"
    static let ownSourceLocation: Self = "own-source-location"
}
