public import Diagnostics
public import Rules

/// The fences that failed, or that nobody looked at, in a run that found no error: such a run must
/// not look like a good one, whatever its reason.
public func findUnexplainedFailures(
    _ snippets: some Sequence<Snippet>,
    _ findings: Findings,
    beside problems: [Diagnostic]
) -> [Diagnostic] {
    guard !problems.contains(where: { $0.severity == .error }) else { return [] }
    return snippets.filter { $0.isSwift && $0.role != .notSwift }.compactMap { snippet in
        let states = findings.states[snippet.id] ?? [:]
        guard states.isEmpty || states.values.contains(where: \.isBad) else { return nil }
        return Diagnostic(
            .unexplainedFailure,
            .error,
            states.isEmpty
                ? "nobody has looked at this fence, and nothing says why"
                : "this fence is not proven, and nothing says why",
            at: snippet.location,
            hint: "this is a mistake of luca-docs itself: please tell its authors"
        )
    }
}

extension ProofState {
    fileprivate var isBad: Bool {
        if case .blocked = self { true } else { self == .failed }
    }
}

extension Diagnostic.ID {
    static let unexplainedFailure: Self = "unexplained-failure"
}
