import Diagnostics
public import Rules

/// Finds the Markdown for the places that compilers and tests name.
public struct SnippetPlaces: Sendable {
    private var snippets: [String: Snippet] = [:]

    /// Knows the fences by their virtual files.
    public init(_ snippets: some Sequence<Snippet>) {
        for snippet in snippets { self.snippets[snippet.virtualFile] = snippet }
    }

    /// All fences that it knows, in order.
    var all: [Snippet] { snippets.values.sorted { $0.id < $1.id } }

    /// The fence that a file stands for; nil for a file that is not a fence's.
    public func snippet(_ file: String) -> Snippet? {
        if let snippet = snippets[file] { return snippet }
        // Compilers make some paths absolute.
        guard let start = file.ranges(of: "snippet/").last?.lowerBound else { return nil }
        return snippets[String(file[start...])]
    }

    /// Where a message stands in the Markdown.
    ///
    /// A message inside a macro's expansion stands where a note of its says that it was expanded.
    func location(of message: CompilerMessage) -> (snippet: Snippet, location: SourceLocation)? {
        if let snippet = snippet(message.file) {
            return (
                snippet,
                snippet.location(line: message.line, column: message.column, message.length)
            )
        }
        return message.notes.lazy.compactMap { location(of: $0) }.first
    }

    /// The message as a problem at its Markdown line and column, and the fence it is about.
    func problem(_ message: CompilerMessage, _ id: Diagnostic.ID) -> (Snippet, Diagnostic)? {
        guard let place = location(of: message) else { return nil }
        let notes = message.notes.map { Diagnostic.Note($0.text, at: location(of: $0)?.location) }
        var problem = Diagnostic(
            id,
            message.severity == .error ? .error : .warning,
            message.text,
            at: place.location,
            notes: notes
        )
        problem.fixes = fixes(of: message)
        return (place.snippet, problem)
    }
}

extension Snippet {
    /// The Markdown location of a place in the code; a place outside it is put at its end.
    func location(line: Int, column: Int, _ length: Int = 0) -> SourceLocation {
        map.location(
            from: SourcePosition(line: line, column: column),
            to: SourcePosition(line: line, column: column + length)
        )
    }
}

extension SourceLocation {
    /// Whether the other one begins inside of this one.
    func holds(_ other: SourceLocation) -> Bool {
        other.path == path && start <= other.start && other.start <= end
    }
}
