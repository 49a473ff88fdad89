import Workspace

extension WorkspaceError {
    /// Says why a sample cannot be broken, with the last words of the tool that said so.
    static func cannotBreak(_ what: String, _ output: String = "") -> WorkspaceError {
        let lines = output.split(separator: "\n").suffix(12)
        let words = lines.isEmpty ? "" : ":\n" + lines.joined(separator: "\n")
        return WorkspaceError(what + words, hint: "'luca-docs verify' must find no error first")
    }
}
