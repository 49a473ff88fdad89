import Diagnostics
import Rules
import Verify
import Workspace

/// `--fix`, `--record`, `--reformat`: changes documents in memory and proves them again, until
/// nothing is left to be changed.
struct MendingRun {
    let request: MendingRequest
    let selection: DocumentSelection
    let progress: (String) -> Void

    /// More rounds than any fix-it needs that brings about the next one.
    private static let mostRounds = 10

    /// The documents after all changes that do some good.
    func run(_ start: ProvenContent) async throws -> MendingOutcome {
        var state = start
        var made: [Mending] = []
        for _ in 0..<Self.mostRounds {
            let found = try await best(candidates(in: state), of: state)
            guard let (next, done) = if let found { found } else { try await lookAhead(of: state) }
            else { break }
            state = next
            made += done
        }
        var leftAlone: [Diagnostic] = []
        if request.reformats {
            let formatted = try await format(state)
            let done = try await best(formatted.mendings, of: state)
            let fences = Set((done?.1 ?? []).map { state.tally.owner(of: $0.problem) })
            state = done?.0 ?? state
            made += done?.1 ?? []
            leftAlone = try await unformatted(in: request.isDry ? start : state, except: fences)
        }
        return MendingOutcome(
            start: start,
            end: state,
            made: made,
            refused: refused(candidates(in: request.isDry ? start : state), made, of: start)
                + leftAlone
        )
    }

    /// The changes that are asked for, in selected documents only.
    func candidates(in state: ProvenContent) -> [Mending] {
        let documents = Set(state.content.graph.documents.map(\.path))
        return Mending.all(of: request.kinds, for: state.problems).filter { mending in
            mending.fix.edits.allSatisfy {
                documents.contains($0.location.path) && selection.contains($0.location.path)
            }
        }
    }

    /// As many of the changes as do good together, and the documents after them; nil for none.
    ///
    /// Those that do none are left out; where that is not enough to keep everything else as good
    /// as it was, halves are tried.
    func best(
        _ mendings: [Mending],
        of base: ProvenContent
    ) async throws -> (ProvenContent, [Mending])? {
        let set = MendingSet(mendings) { base.content.source(at: $0) }
        guard !set.mendings.isEmpty else { return nil }
        progress("trying \(set.mendings.count) changes")
        let next = try await proven(set, of: base)
        let (before, after) = (base.tally, next.tally)
        let useless = Set(before.useless(set.mendings, after: after))
        let isWorse =
            before.isWorse(after)
            || !before.hasSameFences(after, except: before.fences(of: set.mendings))
        if useless.isEmpty, !isWorse { return (next, set.mendings) }
        let useful = set.mendings.filter { !useless.contains($0) }
        if !useless.isEmpty, !useful.isEmpty { return try await best(useful, of: base) }
        guard set.mendings.count > 1 else { return nil }
        let half = set.mendings.count / 2
        let first = try await best(Array(set.mendings.prefix(half)), of: base)
        let second = try await best(Array(set.mendings.dropFirst(half)), of: base)
        guard let first, let second else { return first ?? second }
        let both = first.1 + second.1
        // All together were tried already.
        guard both.count < set.mendings.count else { return first }
        return try await best(both, of: base) ?? first
    }

    func proven(_ set: MendingSet, of base: ProvenContent) async throws -> ProvenContent {
        try await base.replacing(set.bytes { base.content.source(at: $0) }) {
            selection.contains($0.location.path)
        }
    }

    /// What was tried and did no good. In a dry run the documents are as they were, and what was
    /// made is taken out by its words.
    private func refused(
        _ mendings: [Mending],
        _ made: [Mending],
        of start: ProvenContent
    ) -> [Diagnostic] {
        let words = Set(made.map { "\($0.problem.message)\n\($0.fix.title)" })
        return mendings.filter { mending in
            !request.isDry
                || !words.contains("\(mending.problem.message)\n\(mending.fix.title)")
        }.map(Self.refusal)
    }

    /// Says that a change was not made.
    static func refusal(_ mending: Mending) -> Diagnostic {
        Diagnostic(
            .uselessFix,
            .note,
            "not written, since "
                + (mending.fix.kind == .formatting ? "more" : "as many")
                + " problems would be left: \(mending.fix.title)",
            at: mending.problem.location
        )
    }
}

extension Diagnostic.ID {
    static let uselessFix: Self = "useless-fix"
}
