import Diagnostics
import Rules
import Verify
import Workspace

/// Content and what was found out about it.
struct ProvenContent {
    let content: LoadedContent
    /// Who found it out, and what it knows of fences that were looked at before.
    let prover: Prover
    let findings: Findings
    let plans: [SamplePlan]
    /// The documents' bytes that are not those on disk.
    let replaced: [ContentPath: [UInt8]]

    init(
        _ content: LoadedContent,
        _ proof: (prover: Prover, findings: Findings, plans: [SamplePlan]),
        replaced: [ContentPath: [UInt8]] = [:]
    ) {
        self.content = content
        prover = proof.prover
        findings = proof.findings
        plans = proof.plans
        self.replaced = replaced
    }

    /// The same documents with other bytes, proven again.
    func replacing(
        _ bytes: [ContentPath: [UInt8]],
        isLookedAt: (Snippet) -> Bool
    ) async throws -> ProvenContent {
        let replaced = replaced.merging(bytes) { $1 }
        let content = try LoadedContent.load(content.root, replacing: replaced)
        let proof = try await prover.prove(again: content.graph, isLookedAt: isLookedAt)
        return ProvenContent(content, proof, replaced: replaced)
    }

    /// What is wrong with the documents, the ledger left out.
    var problems: [Diagnostic] { content.problems + findings.problems }

    /// The problems counted, to be compared with another state of the documents.
    var tally: ProblemTally { ProblemTally(problems, content.graph.documents, findings) }
}
