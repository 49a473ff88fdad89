import Diagnostics
public import Rules

/// A fence that is run, and what it must do.
public struct SampleRun: Sendable {
    /// The fence that makes the program.
    public let program: ReadSnippet
    /// The fence that holds its output, if one says it.
    public let output: Snippet?

    /// The text that its trap must hold.
    var crash: Located<String>? {
        if case .crashes(let text) = program.snippet.role { text } else { nil }
    }

    /// The runs that the fences of a rulebook ask for: `crashes`, or an output after a fence.
    public static func all(_ snippets: [ReadSnippet]) -> [SampleRun] {
        let outputs = outputsByProgram(snippets)
        return snippets.compactMap { read in
            let output = outputs[read.snippet.id]
            let run = SampleRun(program: read, output: output)
            return run.isAsked && read.standsAlone && !read.mustFail ? run : nil
        }
    }

    private var isAsked: Bool { output != nil || crash != nil }

    /// The outputs by the last Swift fence before them in the same document.
    fileprivate static func outputsByProgram(_ snippets: [ReadSnippet]) -> [SnippetID: Snippet] {
        var outputs: [SnippetID: Snippet] = [:]
        var last: SnippetID?
        for snippet in snippets.map(\.snippet) {
            if snippet.isSwift { last = snippet.id }
            guard snippet.role == .output, let program = last,
                program.document == snippet.id.document
            else { continue }
            outputs[program] = outputs[program] ?? snippet
        }
        return outputs
    }
}

/// Claims about a run where there is nothing to run.
func findNothingToRun(_ snippets: [ReadSnippet]) -> [Diagnostic] {
    let runs = SampleRun.all(snippets)
    let claimed = Set(runs.compactMap(\.output?.id))
    let outputs = snippets.map(\.snippet).filter { $0.role == .output && !claimed.contains($0.id) }
    let empty = runs.map(\.program).filter { read in
        guard let facts = read.facts, facts.errors.isEmpty else { return false }
        return !facts.hasTopLevelStatements && !facts.hasMainType
    }
    return outputs.map { snippet in
        Diagnostic(
            .nothingToRun,
            .error,
            "no swift fence that is compiled alone comes before this output",
            at: snippet.location,
            hint: "put the output right after the fence that prints it"
        )
    }
        + empty.map { read in
            Diagnostic(
                .nothingToRun,
                .error,
                "a run is asked for, and the fence holds no statement to run",
                at: read.snippet.location,
                hint: "add a statement at the top level, or a type with '@main'"
            )
        }
}

extension Diagnostic.ID {
    static let nothingToRun: Self = "nothing-to-run"
}
