import Verify

extension MendingRun {
    /// How many changes may have to follow each other before they do good.
    private static let longestChain = 5

    /// Changes that do good only with those that they bring about, such as `let` to `var`, then
    /// `mutating`; nil when there are none.
    func lookAhead(of base: ProvenContent) async throws -> (ProvenContent, [Mending])? {
        guard let all = try await chain(of: base, only: nil) else { return nil }
        let before = base.tally
        let improved = before.improved(all.owners, after: all.end.tally)
        if improved == all.owners, !before.isWorse(all.end.tally) { return (all.end, all.made) }
        guard !improved.isEmpty, let some = try await chain(of: base, only: improved),
            before.improved(some.owners, after: some.end.tally) == some.owners,
            !before.isWorse(some.end.tally)
        else { return nil }
        return (some.end, some.made)
    }

    /// What comes of making all changes, and those that are offered then, whether they do good or
    /// not.
    private func chain(
        of base: ProvenContent,
        only wanted: Set<ProblemTally.Owner>?
    ) async throws -> (end: ProvenContent, made: [Mending], owners: Set<ProblemTally.Owner>)? {
        var state = base
        var made: [Mending] = []
        var owners: Set<ProblemTally.Owner> = []
        for _ in 0..<Self.longestChain {
            let tally = state.tally
            let open = candidates(in: state).filter { mending in
                wanted?.contains(tally.owner(of: mending.problem)) ?? true
            }
            let content = state.content
            let set = MendingSet(open) { content.source(at: $0) }
            guard !set.mendings.isEmpty else { break }
            let next = try await proven(set, of: state)
            guard tally.hasSameFences(next.tally, except: tally.fences(of: set.mendings)) else {
                return nil
            }
            made += set.mendings
            owners.formUnion(set.mendings.map { tally.owner(of: $0.problem) })
            state = next
        }
        return made.isEmpty ? nil : (state, made, owners)
    }
}
