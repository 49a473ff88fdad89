public import Diagnostics
public import Graph
public import Rules

extension Ledger {
    /// The ledger of what a run has found: every Swift fence of the declared rulebooks.
    ///
    /// `standIns` and `availability` are the hashes of what is at hand; that of the stand-ins is
    /// kept when fences need them.
    public init(
        _ findings: Findings,
        of graph: RuleGraph,
        toolchain: String,
        platform: String,
        standIns: String? = nil,
        availability: String? = nil
    ) {
        let backing = graph.backing
        let entries = graph.ledgerSnippets.map { snippet in
            Entry(
                id: snippet.id.description,
                hash: snippet.proofHash,
                behind: backing.hash(of: snippet),
                against: findings.sources[snippet.id]?.description,
                states: Dictionary(
                    (findings.states[snippet.id] ?? [:]).map { ("\($0.key)", "\($0.value)") },
                    uniquingKeysWith: { first, _ in first }
                )
            )
        }
        self.init(
            toolchain: toolchain,
            platform: platform,
            standIns: findings.sources.values.contains { !$0.standIns.isEmpty } ? standIns : nil,
            availability: availability,
            snippets: entries.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
        )
    }
}

extension Ledger {
    /// This ledger with what an older one says of the fences for which `isKept` holds.
    ///
    /// What was proven with other stand-ins, or held against another list of what systems have, is
    /// not kept: nobody has seen them together.
    public func keeping(
        _ older: Ledger,
        in graph: RuleGraph,
        where isKept: (Snippet) -> Bool
    ) -> Ledger {
        let backing = graph.backing
        let kept = Set(
            graph.ledgerSnippets.filter { snippet in
                isKept(snippet)
                    && (availability == older.availability
                        || !backing.isHeldAgainstSystems(snippet))
            }.map(\.id.description)
        )
        var ledger = self
        ledger.snippets =
            (snippets.filter { !kept.contains($0.id) }
            + older.snippets.filter { entry in
                kept.contains(entry.id)
                    && (standIns == nil || standIns == older.standIns || !entry.usesStandIns)
            })
            .sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
        ledger.standIns = standIns ?? older.standIns
        return ledger
    }
}

extension RuleGraph {
    /// The fences that the ledger keeps: Swift, in a declared rulebook.
    var ledgerSnippets: [Snippet] {
        let declared = Set(rulebooks.filter(\.isDeclared).map(\.name))
        return documents.filter { declared.contains($0.id.rulebook) }
            .flatMap(\.snippets).filter(\.isSwift)
    }
}

/// What differs between the ledger that was accepted and what this run found.
///
/// Only fences for which `isLookedAt` holds are compared.
/// A fence that failed or is blocked has problems of its own and is left out.
public func compare(
    _ accepted: Ledger,
    with found: Ledger,
    in graph: RuleGraph,
    _ scope: LedgerScope = .whole,
    isLookedAt: (Snippet) -> Bool = { _ in true }
) -> [Diagnostic] {
    let old = Dictionary(accepted.snippets.map { ($0.id, $0) }) { first, _ in first }
    let new = Dictionary(found.snippets.map { ($0.id, $0) }) { first, _ in first }
    let snippets = graph.ledgerSnippets.filter(isLookedAt)
    var problems: [Diagnostic] = []
    var dependent: [Snippet] = []
    for snippet in snippets {
        guard let entry = new[snippet.id.description] else { continue }
        let hasProblem = entry.states.values.contains { $0 == "failed" || $0.hasPrefix("blocked") }
        guard !hasProblem, old[entry.id] != entry else { continue }
        if let old = old[entry.id], old.hash == entry.hash, old.states == entry.states,
            old.against == entry.against
        {
            dependent.append(snippet)
            continue
        }
        problems.append(
            Diagnostic(
                .staleLedger,
                .error,
                difference(old[entry.id], entry),
                at: snippet.location,
                hint: "run 'luca-docs verify --accept' and commit ledger.json"
            )
        )
    }
    problems += findChangedBacking(dependent) + UntrueLedger.repeatedEntries(accepted)
    guard scope != .part else { return problems }
    let known = Set(graph.ledgerSnippets.map(\.id.description))
    for gone in accepted.snippets where !known.contains(gone.id) {
        problems.append(
            Diagnostic(
                .staleLedger,
                .error,
                "the ledger holds '\(gone.id)', which is no fence any more",
                at: nil,
                hint: "run 'luca-docs verify --accept' and commit ledger.json"
            )
        )
    }
    problems += findChangedSurroundings(accepted, found)
    problems += UntrueLedger.otherToolchain(accepted, found)
    return scope == .whole ? problems + findMoreUnproven(accepted, found) : problems
}

/// One hash stands for the whole package or list, so a change of it is told once.
private func findChangedSurroundings(_ accepted: Ledger, _ found: Ledger) -> [Diagnostic] {
    var changes: [String] = []
    if let old = accepted.standIns, let new = found.standIns, old != new {
        changes.append("the stand-ins are not those that were accepted")
    }
    if accepted.availability != found.availability {
        changes.append("the list of what systems have is not the one that was accepted")
    }
    return changes.map { change in
        Diagnostic(
            .staleLedger,
            .error,
            change,
            at: nil,
            hint: "run 'luca-docs verify --accept' and commit ledger.json"
        )
    }
}

private func difference(_ old: Ledger.Entry?, _ new: Ledger.Entry) -> String {
    guard let old else { return "the ledger does not hold '\(new.id)'" }
    guard old.hash == new.hash else { return "'\(new.id)' is not the code that the ledger holds" }
    guard old.states != new.states else {
        return "the ledger says '\(new.id)' was proven with '\(old.against ?? "nothing foreign")', "
            + "this run with '\(new.against ?? "nothing foreign")'"
    }
    let told = [old.states, new.states].map {
        words($0, fully: old.states.keys != new.states.keys)
    }
    return "the ledger says '\(told[0])' of '\(new.id)', this run '\(told[1])'"
}

/// One changed file changes what stands behind many fences: they are told as one.
private func findChangedBacking(_ snippets: [Snippet]) -> [Diagnostic] {
    guard let first = snippets.first else { return [] }
    let count = snippets.count - 1
    let rest = count == 0 ? "" : " and \(count) \(count == 1 ? "other" : "others")"
    return [
        Diagnostic(
            .staleLedger,
            .error,
            "the sample files or platforms behind '\(first.id)'\(rest) are not those "
                + "that were accepted",
            at: first.location,
            hint: "run 'luca-docs verify --accept' and commit ledger.json"
        )
    ]
}

/// One state when all settings agree and there is no need to name them.
private func words(_ states: [String: String], fully: Bool) -> String {
    let kinds = Set(states.values)
    if kinds.count == 1, !fully { return kinds.first! }
    let settings = states.keys.compactMap { ProofSetting($0) }
    let namesModes = Set(settings.map(\.mode)) != [.six]
    let parts = states.sorted { $0.key < $1.key }.map { key, state in
        let name = ProofSetting(key)?.name(withMode: namesModes) ?? key
        return name.isEmpty ? state : "\(name): \(state)"
    }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
}

/// The unproven fences may become fewer without a word, never more.
private func findMoreUnproven(_ accepted: Ledger, _ found: Ledger) -> [Diagnostic] {
    let (before, now) = (accepted.unproven, found.unproven)
    guard now > before else { return [] }
    return [
        Diagnostic(
            .moreUnproven,
            .error,
            "more fences are unproven than when the ledger was accepted: \(now), not \(before)",
            at: nil,
            hint: "prove them, or accept them with 'luca-docs verify --accept'"
        )
    ]
}

extension Ledger {
    /// How many fences are not proven in all their settings, those aside that have problems.
    var unproven: Int {
        snippets.count { entry in
            let states = entry.states.values.map { ProofState($0) }
            let hasProblem = states.contains { state in
                if case .blocked = state { true } else { state == .failed }
            }
            return !hasProblem && !states.contains(nil)
                && (states.isEmpty || !states.allSatisfy { $0?.isProven ?? false })
        }
    }
}

extension Diagnostic.ID {
    static let staleLedger: Self = "stale-ledger"
    static let moreUnproven: Self = "more-unproven"
}
