public import Diagnostics
public import Rules

/// What a run has found out: the state of fences, and what is wrong.
public struct Findings: Sendable {
    /// The states by fence and variant.
    public private(set) var states: [SnippetID: [String: ProofState]] = [:]
    /// The problems, each once.
    public private(set) var problems: [Diagnostic] = []
    /// Where the foreign modules that a fence was compiled with came from.
    public private(set) var sources: [SnippetID: ModuleSources] = [:]
    private var known: Set<Diagnostic> = []

    /// Whether there is no error; only then is a result kept.
    public var isGood: Bool { !problems.contains { $0.severity == .error } }

    /// Nothing found yet.
    public init() {}

    /// Notes the state of a fence; what failed stays failed.
    public mutating func set(_ state: ProofState, of id: SnippetID, _ variant: String) {
        guard states[id]?[variant] != .failed else { return }
        states[id, default: [:]][variant] = state
    }

    /// Notes where the foreign modules that a fence was compiled with came from.
    public mutating func note(_ found: ModuleSources, of id: SnippetID) {
        if !found.isEmpty { sources[id, default: ModuleSources()].add(found) }
    }

    /// Notes a problem; the same one found for two variants is told once.
    public mutating func report(_ problem: Diagnostic) {
        if known.insert(problem).inserted { problems.append(problem) }
    }

    /// Changes the words of problems.
    mutating func mapProblems(_ change: (Diagnostic) -> Diagnostic) {
        problems = problems.map(change)
        known = Set(problems)
    }

    /// Adds what another part of the run has found.
    public mutating func add(_ other: Findings) {
        for (id, states) in other.states {
            for (variant, state) in states { set(state, of: id, variant) }
        }
        for problem in other.problems { report(problem) }
        for (id, found) in other.sources { note(found, of: id) }
    }

    /// The state of a fence for a variant, once it is known.
    public func state(of id: SnippetID, _ variant: String) -> ProofState? { states[id]?[variant] }
}
