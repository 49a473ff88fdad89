import Diagnostics
import Verify

extension MendingRun {
    /// What the formatter makes of the selected fences.
    func format(_ state: ProvenContent) async throws -> SnippetFormatter.Result {
        var reads: [ReadSnippet] = []
        for rulebook in state.content.graph.rulebooks {
            let snippets = state.content.graph.documents
                .filter { $0.id.rulebook == rulebook.name && selection.contains($0.path) }
                .flatMap(\.snippets)
            reads += await state.prover.read(snippets, of: rulebook)
        }
        let asked = reads.filter(FormattedSnippet.isAsked)
        progress("formatting \(asked.count) fences")
        let formatter = SnippetFormatter(tools: state.prover.tools, root: state.content.root)
        return try await formatter.format(asked)
    }

    /// Why fences are not formatted, at the places that they have in a state of the documents;
    /// those that were formatted since are left out.
    func unformatted(
        in state: ProvenContent,
        except done: Set<ProblemTally.Owner>
    ) async throws -> [Diagnostic] {
        let rest = try await format(state)
        let tally = state.tally
        let refused = rest.mendings.filter { !done.contains(tally.owner(of: $0.problem)) }
        return rest.leftAlone + refused.map(Self.refusal)
    }
}
