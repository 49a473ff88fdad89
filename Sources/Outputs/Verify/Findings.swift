public import Diagnostics
public import Rules

/// What a run has found out: the state of fences, and what is wrong.
public struct Findings: Sendable {
    /// The states by fence and setting.
    public private(set) var states: [SnippetID: [ProofSetting: ProofState]] = [:]
    /// The problems, each once.
    public private(set) var problems: [Diagnostic] = []
    /// Where the foreign modules that a fence was compiled with came from.
    public private(set) var sources: [SnippetID: ModuleSources] = [:]
    private var known: Set<Diagnostic> = []
    private let setting: ProofSetting?
    /// The language modes in which a problem showed; not all problems are of a mode.
    private var modes: [Diagnostic: Set<LanguageMode>] = [:]

    /// Whether there is no error; only then is a result kept.
    public var isGood: Bool { !problems.contains { $0.severity == .error } }

    /// Nothing found yet; in a setting, if what will be found shows only there.
    public init(in setting: ProofSetting? = nil) { self.setting = setting }

    /// Notes the state of a fence; what failed stays failed.
    public mutating func set(_ state: ProofState, of id: SnippetID, _ setting: ProofSetting) {
        guard states[id]?[setting] != .failed else { return }
        states[id, default: [:]][setting] = state
    }

    /// Notes where the foreign modules that a fence was compiled with came from.
    public mutating func note(_ found: ModuleSources, of id: SnippetID) {
        if !found.isEmpty { sources[id, default: ModuleSources()].add(found) }
    }

    /// Notes a problem; the same one found in two settings is told once.
    public mutating func report(_ problem: Diagnostic) {
        if let setting { modes[problem, default: []].insert(setting.mode) }
        if known.insert(problem).inserted { problems.append(problem) }
    }

    /// Changes the words of problems.
    mutating func mapProblems(_ change: (Diagnostic) -> Diagnostic) {
        problems = problems.map(change)
        known = Set(problems)
        modes = [:]
    }

    /// Adds what another part of the run has found.
    public mutating func add(_ other: Findings) {
        for (id, states) in other.states {
            for (setting, state) in states { set(state, of: id, setting) }
        }
        for problem in other.problems { report(problem) }
        modes.merge(other.modes) { $0.union($1) }
        for (id, found) in other.sources { note(found, of: id) }
    }

    /// The state of a fence in a setting, once it is known.
    public func state(of id: SnippetID, _ setting: ProofSetting) -> ProofState? {
        states[id]?[setting]
    }

    /// Says of problems that do not show in all language modes of their fence in which they do.
    public mutating func nameModes(_ reads: [ReadSnippet], of rulebook: Rulebook) {
        let partial = modes.filter { $0.value.count < LanguageMode.allCases.count }
        guard !partial.isEmpty else { return }
        var all: [ContentPath: [Snippet]] = [:]
        for read in reads where read.snippet.isSwift {
            all[read.snippet.location.path, default: []].append(read.snippet)
        }
        mapProblems { problem in
            guard let own = partial[problem], let place = problem.location,
                // What a program writes stands behind it.
                let fence = all[place.path]?.last(where: { $0.location.start <= place.start }),
                !Set(rulebook.settings(of: fence).map(\.mode)).subtracting(own).isEmpty
            else { return problem }
            let others = rulebook.settings(of: fence).map(\.mode).filter { !own.contains($0) }
            let kept = Set(others).sorted().map { "\($0.rawValue)" }.joined(separator: ",")
            var named = problem
            named.notes.append(
                .init(
                    "only in \(LanguageMode.names(of: own)) mode: "
                        + "'swift=\"\(kept)\"' keeps a fence from it"
                )
            )
            return named
        }
    }
}
