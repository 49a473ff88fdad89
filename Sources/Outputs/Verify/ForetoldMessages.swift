import Diagnostics
import Rules
import SwiftCode

/// A fence's comments `// error: …` and `// warning: …` against what the compiler said on their
/// lines: a comment without its message is a lie of the page.
struct ForetoldMessages {
    /// The comments that no message bears out.
    private(set) var problems: [Diagnostic] = []
    /// The messages that no comment foretells.
    private(set) var rest: [CompilerMessage]

    init(of read: ReadSnippet, in messages: [CompilerMessage]) {
        rest = messages
        var missing: [SwiftFacts.Mark] = []
        for mark in read.facts?.marks ?? [] {
            let place = rest.firstIndex { message in
                // An empty text is in every message.
                !mark.text.isEmpty && message.severity.rawValue == mark.severity
                    && message.line == mark.position.line
                    && message.file == read.snippet.virtualFile && message.text.contains(mark.text)
            }
            if let place {
                rest.remove(at: place)
            } else {
                missing.append(mark)
            }
        }
        for mark in missing {
            var problem = problem(mark, read)
            problem.fixes = recording(of: rest, as: mark, beside: missing, in: read.snippet)
            problems.append(problem)
        }
    }

    private func problem(_ mark: SwiftFacts.Mark, _ read: ReadSnippet) -> Diagnostic {
        let isError = mark.severity == "error" && !read.mustFail
        return Diagnostic(
            .missingError,
            .error,
            mark.text.isEmpty
                ? "this mark does not say what the \(mark.severity) is"
                : "no \(mark.severity) on this line says '\(mark.text)'",
            at: read.snippet.location(line: mark.position.line, column: mark.position.column),
            hint: isError
                ? "take the comment out, or mark the fence 'fails=\"…\"' if it must not compile"
                : "take the comment out, or write what the compiler says"
        )
    }
}

extension Diagnostic.ID {
    static let missingError: Self = "missing-error"
}
