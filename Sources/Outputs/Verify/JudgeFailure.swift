import Diagnostics
import Rules

/// Whether a fence that must not compile fails exactly as stated.
///
/// One error holds the stated text. Every other error needs a comment `// error: …` on its line,
/// every warning a `// warning: …`, and every such comment its message.
func judgeFailure(
    _ read: ReadSnippet,
    _ stated: Located<String>,
    _ run: CompilerRun
) -> [Diagnostic] {
    let snippet = read.snippet
    if run.succeeded { return [unexpectedSuccess(stated)] }
    let errors = run.messages.filter { $0.severity == .error }
    if errors.isEmpty { return [silentFailure("this fence", [read], run.output)] }
    let foretold = ForetoldMessages(of: read, in: run.messages)
    let problems = foretold.problems
    var rest = foretold.rest.filter { $0.severity == .error }
    if let place = rest.firstIndex(where: { $0.text.contains(stated.value) }) {
        rest.remove(at: place)
    } else if !errors.contains(where: { $0.text.contains(stated.value) }) {
        var problem = wrongError(stated, errors, SnippetPlaces([snippet]))
        problem.fixes = recording(of: rest.filter { $0.severity == .error }, as: stated)
        return [problem] + problems
    }
    // What is said of no line of the fence nobody could state.
    let own = SnippetPlaces([snippet])
    let warnings = foretold.rest.filter {
        $0.severity == .warning && own.location(of: $0) != nil
    }
    return problems + rest.map { extra(.extraError, $0, in: snippet) }
        + warnings.map { extra(.extraWarning, $0, in: snippet) }
}

private func extra(
    _ id: Diagnostic.ID,
    _ message: CompilerMessage,
    in snippet: Snippet
) -> Diagnostic {
    let severity = message.severity.rawValue
    return Diagnostic(
        id,
        .error,
        "besides the stated error: \(message.severity == .warning ? "a warning: " : "")"
            + message.text,
        at: SnippetPlaces([snippet]).location(of: message)?.location ?? snippet.location,
        hint: "mend it, or mark its line with '// \(severity): …' if it belongs to the example"
    )
}

private func unexpectedSuccess(_ stated: Located<String>) -> Diagnostic {
    Diagnostic(
        .unexpectedSuccess,
        .error,
        "this fence compiles, although it must fail with '\(stated.value)'",
        at: stated.location,
        hint: "break it again, or take 'fails' out"
    )
}

private func wrongError(
    _ stated: Located<String>,
    _ errors: [CompilerMessage],
    _ places: SnippetPlaces
) -> Diagnostic {
    Diagnostic(
        .wrongError,
        .error,
        "no error says '\(stated.value)'",
        at: stated.location,
        hint: "state a part of what the compiler says",
        notes: errors.map { Diagnostic.Note($0.text, at: places.location(of: $0)?.location) }
    )
}

extension Diagnostic.ID {
    static let unexpectedSuccess: Self = "unexpected-success"
    static let wrongError: Self = "wrong-error"
    static let extraError: Self = "extra-error"
    static let extraWarning: Self = "extra-warning"
}
