/// Problems as GitHub's workflow commands, which show them beside the changed lines.
///
/// The format: https://docs.github.com/actions/reference/workflow-commands-for-github-actions
public enum GitHubReport {
    /// One line for each problem, in the order of their places.
    public static func text(of diagnostics: [Diagnostic], pathPrefix: String = "") -> String {
        diagnostics.sortedByLocation().map { line(of: $0, pathPrefix: pathPrefix) }.joined()
    }

    private static func line(of diagnostic: Diagnostic, pathPrefix: String) -> String {
        let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
        var properties: [String] = []
        if let location = diagnostic.location {
            properties = [
                "file=\(property(pathPrefix + location.path.description))",
                "line=\(location.start.line)", "col=\(location.start.column)",
            ]
            if location.end.line == location.start.line, location.end > location.start {
                properties.append("endColumn=\(location.end.column)")
            }
        }
        properties.append("title=\(property(diagnostic.id.description))")
        let hint = diagnostic.hint.map { "\nhint: \($0)" } ?? ""
        let message = escaped(diagnostic.message + hint)
        return "::\(command) \(properties.joined(separator: ","))::\(message)\n"
    }

    private static func escaped(_ text: String) -> String {
        // The log is shown on a page and in terminals.
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.visible(keepsTabs: true) }
        return replacing(["%": "%25", "\n": "%0A"], in: lines.joined(separator: "\n"))
    }

    private static func property(_ text: String) -> String {
        replacing([":": "%3A", ",": "%2C"], in: escaped(text))
    }

    private static func replacing(_ table: [Character: String], in text: String) -> String {
        text.reduce(into: "") { $0 += table[$1] ?? String($1) }
    }
}
