import Diagnostics
import Rules

/// Claims about a run that are not proven yet: nothing is called proven that was not seen.
func findRunClaims(_ snippet: Snippet) -> [Diagnostic] {
    let claim: String
    switch snippet.role {
    case .crashes: claim = "'crashes'"
    case .output: claim = "'prints'"
    default: return []
    }
    return [
        Diagnostic(
            .unprovenRun,
            .error,
            "\(claim) is not supported yet, so what it claims cannot be proven",
            at: snippet.location,
            hint: "show it in a test of the sample, or say 'skip=\"reason\"'"
        )
    ]
}

extension Diagnostic.ID {
    static let unprovenRun: Self = "unproven-run"
}
