import Graph
import Rules
import Verify

extension Prover {
    /// Proves the fences of a graph for which `isLookedAt` holds.
    ///
    /// When the compiler contradicts what a cache server gave, all that rests on the server is
    /// dropped, and the proof is made again without it.
    static func prove(
        _ graph: RuleGraph,
        with tools: ProvingTools,
        progress: @escaping @Sendable (String) -> Void,
        isLookedAt: (Snippet) -> Bool
    ) async throws -> (prover: Prover, findings: Findings, plans: [SamplePlan]) {
        let prover = Prover(tools, progress: progress)
        return try await prover.prove(again: graph, isLookedAt: isLookedAt)
    }

    /// The same with what this prover has found out before.
    func prove(
        again graph: RuleGraph,
        isLookedAt: (Snippet) -> Bool
    ) async throws -> (prover: Prover, findings: Findings, plans: [SamplePlan]) {
        do {
            let (findings, plans) = try await prove(graph, isLookedAt: isLookedAt)
            return (self, findings, plans)
        } catch is ContradictedServer {
            await tools.results.shared?.distrust()
            let prover = Prover(tools, progress: progress)
            let (findings, plans) = try await prover.prove(graph, isLookedAt: isLookedAt)
            return (prover, findings, plans)
        }
    }
}
