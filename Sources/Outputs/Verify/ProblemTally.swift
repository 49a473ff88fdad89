public import Diagnostics
public import Rules

/// What is wrong with documents, counted by fence and by document, before or after a change.
public struct ProblemTally: Sendable {
    /// What a problem belongs to.
    public enum Owner: Hashable, Sendable {
        /// A fence, from its opening to its closing line.
        case snippet(SnippetID)
        /// A document, or none.
        case document(ContentPath?)
    }

    /// How many errors and warnings; one error is worse than all warnings.
    private struct Count: Comparable {
        var errors = 0
        var warnings = 0

        static func < (left: Count, right: Count) -> Bool {
            (left.errors, left.warnings) < (right.errors, right.warnings)
        }
    }

    private var counts: [Owner: Count] = [:]
    private var snippets: [ContentPath: [Snippet]] = [:]
    /// The fences of which nothing was found out, since something else is broken.
    private var blocked: Set<SnippetID> = []

    /// Counts the problems of documents.
    public init(_ problems: [Diagnostic], _ documents: [Document], _ findings: Findings) {
        for document in documents { snippets[document.path] = document.snippets }
        for (id, states) in findings.states {
            for case .blocked in states.values { blocked.insert(id) }
        }
        for problem in problems {
            let owner = owner(of: problem)
            if problem.severity == .error { counts[owner, default: Count()].errors += 1 }
            if problem.severity == .warning { counts[owner, default: Count()].warnings += 1 }
        }
    }

    /// The changes that did no good, judged by what is wrong after them all.
    ///
    /// A change does good when fewer problems are left at the fence that it mends; one that only
    /// lays code out anew when there are no more.
    public func useless(_ mendings: [Mending], after: ProblemTally) -> [Mending] {
        mendings.filter { mending in
            let owner = owner(of: mending.problem)
            let (old, new) = (counts[owner] ?? Count(), after.counts[owner] ?? Count())
            return mending.fix.kind == .formatting ? new > old : new >= old
        }
    }

    /// What of some owners has fewer problems afterwards.
    public func improved(_ owners: Set<Owner>, after: ProblemTally) -> Set<Owner> {
        owners.filter { after.counts[$0] ?? Count() < counts[$0] ?? Count() }
    }

    /// Whether something is worse afterwards than it was.
    ///
    /// What was blocked is looked at for the first time afterwards, so what is found wrong with it
    /// was wrong before.
    public func isWorse(_ after: ProblemTally) -> Bool {
        after.counts.contains { owner, count in
            if case .snippet(let id) = owner, blocked.contains(id) { return false }
            return count > counts[owner] ?? Count()
        }
    }

    /// Whether the documents have the same fences afterwards, of which only those in `changed`
    /// have other code.
    public func hasSameFences(_ after: ProblemTally, except changed: Set<SnippetID>) -> Bool {
        snippets.allSatisfy { path, old in
            guard let new = after.snippets[path], new.count == old.count else { return false }
            return zip(old, new).allSatisfy { old, new in
                old.language == new.language && (old.code == new.code || changed.contains(old.id))
            }
        }
    }

    /// The fences that edits lie in.
    public func fences(of mendings: [Mending]) -> Set<SnippetID> {
        Set(mendings.flatMap(\.fix.edits).flatMap { edit in snippetsHolding(edit.location) })
    }

    /// The fence or document that a problem belongs to.
    public func owner(of problem: Diagnostic) -> Owner {
        guard let location = problem.location else { return .document(nil) }
        return snippetsHolding(location).first.map(Owner.snippet) ?? .document(location.path)
    }

    private func snippetsHolding(_ location: SourceLocation) -> [SnippetID] {
        (snippets[location.path] ?? []).filter { $0.location.holds(location) }.map(\.id)
    }
}
