import Diagnostics
import Rules
import Terminal
import Workspace

/// `luca-docs ledger`: every fence and what the accepted ledger says of it.
enum LedgerCommand {
    static let command = Command(
        name: "ledger",
        summary: "list every fence with its accepted state",
        details: """
            Reads 'ledger.json' and lists the fences of all documents with what was accepted of \
            them. A fence is unproven when it, or a sample file that it is compiled with, was \
            changed since, and when the ledger does not hold it. \
            No compiler runs: 'luca-docs verify' finds out whether the ledger is still true.
            """,
        options: [
            .content, .json,
            .flag("unproven", help: "list only Swift fences that are not proven"),
        ],
        examples: [
            .init("luca-docs ledger", "list all fences"),
            .init("luca-docs ledger --unproven", "list what is not proven"),
        ]
    ) { arguments, console in
        let root = try ContentRoot.find(given: arguments.value(of: "content"))
        let content = try LoadedContent.load(root)
        let proofs = content.proofs
        let all = content.graph.documents.flatMap(\.snippets)
        let snippets =
            arguments.flag("unproven")
            ? all.filter { isExample($0) && !proofs.isProven($0) } : all
        let summary = ProofSummary(all, proofs: proofs)
        if arguments.flag("json") {
            let rows = snippets.map { json($0, proofs, root.pathPrefix) }
            console.print(
                JSONValue.object([
                    "schema": .number(2),
                    "provenWith": .string(proofs.provenWith),
                    "examples": .number(summary.examples),
                    "built": .number(summary.built),
                    "tested": .number(summary.tested),
                    "snippets": .array(rows),
                ]).text
            )
        } else {
            let rows = snippets.map { ($0, state(of: $0, proofs)) }
            let width = rows.map { $0.1.utf8.count }.max() ?? 0
            for (snippet, state) in rows {
                let gap = String(repeating: " ", count: width - state.utf8.count + 2)
                let place =
                    "\(root.pathPrefix)\(snippet.location.path):\(snippet.location.start.line)"
                console.print("\(state)\(gap)\(snippet.id)  \(place)")
            }
            let lacks = content.brokenLedger == nil ? "no ledger.json" : "ledger.json is broken"
            let with = proofs.provenWith.map { " with \($0)" } ?? ", \(lacks)"
            console.print("\(summary)\(with)")
            for line in outdated(all, proofs) { console.print(line) }
        }
        guard let problem = content.brokenLedger else { return .clean }
        let report = TerminalReport(
            pathPrefix: root.pathPrefix,
            usesColour: console.colorsErrors
        ) { content.source(at: $0) }
        console.report(report.text(of: [problem]))
        return .problems
    }

    /// What is proven of the very bytes and does not count any more.
    private static func outdated(_ snippets: [Snippet], _ proofs: Proofs) -> [String] {
        let reasons = snippets.compactMap(proofs.outdated)
        let counts = [
            (reasons.count { $0 == .otherStandIns }, "with other stand-ins than these"),
            (reasons.count { $0 == .otherAvailability }, "with another list of what systems have"),
        ]
        return counts.filter { $0.0 > 0 }
            .map { "\($0.0) proven \($0.1): 'luca-docs verify' proves anew" }
    }

    private static func isExample(_ snippet: Snippet) -> Bool {
        snippet.isSwift && snippet.role != .notSwift
    }

    /// One state when all settings agree, else each with its setting.
    private static func state(of snippet: Snippet, _ proofs: Proofs) -> String {
        guard isExample(snippet) else { return ProofState.notSwift.description }
        guard let states = proofs.states(of: snippet), let first = states.values.first else {
            return "unproven"
        }
        if states.values.allSatisfy({ $0 == first }) { return first.description }
        return states.sorted { $0.key < $1.key }.map { setting, state in
            "\(snippet.names(of: [setting], among: states.keys)): \(state)"
        }.joined(separator: ", ")
    }

    private static func json(_ snippet: Snippet, _ proofs: Proofs, _ prefix: String) -> JSONValue {
        let states = proofs.states(of: snippet) ?? [:]
        return .object([
            "id": .string(snippet.id.description),
            "path": .string(prefix + snippet.location.path.description),
            "line": .number(snippet.location.start.line),
            "language": .string(snippet.language),
            "isProven": .bool(proofs.isProven(snippet)),
            "states": .members(
                states.sorted { $0.key < $1.key }.map {
                    JSONValue.Member(key: "\($0.key)", value: .string($0.value.description))
                }
            ),
        ])
    }
}
