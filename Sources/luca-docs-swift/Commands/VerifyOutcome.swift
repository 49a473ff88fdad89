import Diagnostics
import Rules
import Terminal
import Verify
import Workspace

/// What a run of `verify` has to say.
struct VerifyOutcome {
    let content: LoadedContent
    /// What was proven of all fences.
    let ledger: Ledger
    /// What was proven of the fences looked at, and what was accepted of the others.
    var ledgerToAccept: Ledger {
        guard let accepted = content.ledger, !selection.isEverything else { return ledger }
        return ledger.keeping(accepted, in: content.graph) { !selection.contains($0.location.path) }
    }
    /// What is wrong with the documents and their fences.
    let problems: [Diagnostic]
    /// The same without those of the ledger, which accepting writes anew.
    var problemsBesideLedger: [Diagnostic] { problems.filter { $0.id != "broken-ledger" } }
    /// What differs from the accepted ledger.
    let ledgerProblems: [Diagnostic]
    private let toolchain: Toolchain
    private let summary: ProofSummary
    private let unproven: UnprovenList
    private let selection: DocumentSelection
    private let snippets: [Snippet]
    private let findings: Findings
    private let lacksLedger: Bool
    /// Whether there are fences, and no rulebook that would have them compiled.
    private let isPlain: Bool

    init(
        _ content: LoadedContent,
        _ findings: Findings,
        _ selection: DocumentSelection,
        _ toolchain: Toolchain
    ) {
        self.content = content
        self.toolchain = toolchain
        self.findings = findings
        self.selection = selection
        snippets = content.graph.documents.flatMap(\.snippets)
            .filter { selection.contains($0.location.path) }
        ledger = Ledger(
            findings,
            of: content.graph,
            toolchain: toolchain.name,
            platform: toolchain.platform,
            standIns: content.standInHash,
            availability: content.availabilityHash
        )
        let proofs = Proofs(
            ledger,
            backing: content.graph.backing,
            standIns: ledger.standIns,
            availability: ledger.availability
        )
        summary = ProofSummary(snippets, proofs: proofs)
        unproven = UnprovenList(snippets, findings)
        let isBlocked = snippets.contains { snippet in
            (findings.states[snippet.id] ?? [:]).values.contains {
                if case .blocked = $0 { true } else { false }
            }
        }
        let documents = Set(content.graph.documents.map(\.path))
        // What blocks a selected document may stand in another one.
        let problems =
            content.problems.filter { $0.location.map { selection.contains($0.path) } ?? true }
            + findings.problems.filter { problem in
                // What is wrong with the stand-ins matters to every document.
                isBlocked
                    || problem.location.map {
                        selection.contains($0.path) || !documents.contains($0.path)
                    } ?? true
            }
            // A shard may well be empty, the whole may not.
            + checkThatThereAreSnippets(
                selection.isShard ? content.graph.documents.flatMap(\.snippets) : snippets
            )
        let unexplained = findUnexplainedFailures(snippets, findings, beside: problems)
        // What else is wrong may be the reason, although it stands where nobody looks.
        let others =
            unexplained.isEmpty
            ? [] : (content.problems + findings.problems).filter { $0.severity == .error }
        self.problems = problems + (others.isEmpty ? unexplained : others)
        let found = ledger
        ledgerProblems =
            content.ledger.map { accepted in
                let scope: LedgerScope =
                    selection.isEverything ? .whole : selection.takesRest ? .partAndRest : .part
                return compare(accepted, with: found, in: content.graph, scope) {
                    selection.contains($0.location.path)
                }
            } ?? []
        lacksLedger =
            content.ledger == nil && content.brokenLedger == nil && !ledger.snippets.isEmpty
        isPlain = !snippets.isEmpty && !content.graph.rulebooks.contains(where: \.isDeclared)
    }

    /// Problems, then how much is proven, then what is not and why.
    ///
    /// `offers` says whether to tell what options would mend some of the problems.
    func text(
        _ problems: [Diagnostic],
        accepts: Bool,
        offers: Bool,
        colored: Bool
    ) -> String {
        let prefix = content.root.pathPrefix
        let report = TerminalReport(pathPrefix: prefix, usesColour: colored) {
            content.source(at: $0)
        }
        var text = report.text(of: problems)
        if !problems.isEmpty { text += "\(DiagnosticCount(problems))\n" }
        if offers, let offer = MendingRequest.offer(for: problems) { text += offer + "\n" }
        return text + summaryText(accepts: accepts, colored: colored)
    }

    /// How much is proven, then what is not and why.
    func summaryText(accepts: Bool, colored: Bool) -> String {
        let prefix = content.root.pathPrefix
        var text = TextStyle.bold(summary.description, if: colored) + proofSuffix + "\n"
        if !unproven.groups.isEmpty {
            text += "not proven:\n" + unproven.text(pathPrefix: prefix)
        }
        if isPlain {
            text += """
                nothing was compiled: the fences of plain Markdown are only parsed
                hint: '--treat alone' tells how far each would compile; a rulebook.yml of 'name:', \
                'title:' and 'fences: compile' beside the documents has them proven

                """
        }
        if lacksLedger, !accepts {
            text += "no ledger yet: 'luca-docs verify --accept' writes \(prefix)ledger.json\n"
        }
        return text
    }

    /// How much is proven, with what.
    var headline: String { summary.description + proofSuffix }

    private var proofSuffix: String { " with \(toolchain.name) on \(toolchain.platform)" }

    /// The fences as JUnit's test cases.
    func junit(_ problems: [Diagnostic]) -> String {
        JUnitReport(findings, pathPrefix: content.root.pathPrefix).text(snippets, problems)
    }

    /// The problems for code-scanning services.
    func sarif(_ problems: [Diagnostic], version: String) -> String {
        let report = SarifReport(pathPrefix: content.root.pathPrefix) { content.source(at: $0) }
        return report.value(of: problems, tool: "luca-docs", version: version).text
    }

    /// What GitHub shows on the page of a workflow run.
    func stepSummary(_ problems: [Diagnostic]) -> String {
        StepSummary.text(
            headline: summary.description + proofSuffix,
            problems: DiagnosticCount(problems).description,
            unproven: unproven.groups
        )
    }

    /// `{schema, examples, built, tested, toolchain, platform, unproven, snippets}` and the members
    /// of `JSONReport`, with `more` between them; `docs/report.schema.json` describes them.
    func json(_ problems: [Diagnostic], _ more: [JSONValue.Member] = []) -> JSONValue {
        let prefix = content.root.pathPrefix
        let fences = FenceReport(snippets, findings, pathPrefix: prefix)
        let report = JSONReport.value(of: problems, pathPrefix: prefix) { fences.name(of: $0) }
        guard case .members(let report) = report else { return .null }
        let groups = unproven.groups.map { group in
            JSONValue.object([
                "reason": .string(group.reason),
                "places": .strings(group.places.map { prefix + $0 }),
            ])
        }
        let members: [JSONValue.Member] = [
            .init(key: "examples", value: .number(summary.examples)),
            .init(key: "built", value: .number(summary.built)),
            .init(key: "tested", value: .number(summary.tested)),
            .init(key: "toolchain", value: .string(toolchain.name)),
            .init(key: "platform", value: .string(toolchain.platform)),
            .init(key: "unproven", value: .array(groups)),
            .init(key: "snippets", value: fences.json),
        ]
        return .members(report.prefix(1) + members + more + report.dropFirst())
    }
}
