import Ask
import Diagnostics
import Rules
import Terminal
import Workspace

/// `luca-docs ask`: the senior colleague's answer in one screen.
enum AskCommand {
    static let command = Command(
        name: "ask",
        summary: "answer a question from the rulebooks",
        details: """
            Prints the place, the rule in a sentence, the reason, a sample with what is known of \
            its proof, and where it stands. Words, code and half sentences all do; small slips of \
            spelling are forgiven. A compiler's message is answered only where the rulebooks use \
            its words. A question that names a rulebook is answered from that one only; any other \
            from the one that fits best, with a line for what the others say. A question that is \
            mostly about something else gets no answer; where a part of it is covered, that \
            part is named with the place that covers it.

            The rulebooks are those of --content, of the folder you are in, or those built into \
            the program, so it works anywhere.

            Exit codes: 0 there is an answer, 1 nothing in the rulebooks matches, 2 could not run.
            """,
        operands: [.init("QUESTION", help: "the question; quotes are optional", repeats: true)],
        options: [
            .value(
                "limit",
                "N",
                help: "how many answers in full (default: 1, with --json 3)"
            ),
            .value("rulebook", "NAME", help: "answer from this rulebook only"),
            .content,
            .json,
            ContentArguments.verbose,
        ],
        examples: [
            .init("luca-docs ask where do clients go", "prints the folder, the rule and a sample"),
            .init("luca-docs ask --limit 3 withLock", "prints the three best answers for a word"),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
        let question = arguments.operands.joined(separator: " ")
        let asksJSON = arguments.flag("json")
        let limit = try arguments.number(of: "limit") ?? (asksJSON ? 3 : 1)
        let root = try ContentArguments.root(arguments, console)
        let file = SnapshotFile(of: root)
        let kept = file?.content.flatMap(SearchIndex.init(snapshot:))
        let index = try kept ?? made(from: root)
        let rulebook = try arguments.value(of: "rulebook").map {
            try name(of: $0, among: index.rulebooks.map(\.name))
        }
        let outcome = index.answer(
            question,
            limit: limit,
            in: rulebook,
            sampleLines: asksJSON ? AnswerJSON.sampleLines : AnswerText.sampleLines
        )
        let proof = index.provenWith
        if asksJSON {
            let report = AnswerJSON(
                question: question,
                pathPrefix: root.pathPrefix,
                proof: proof
            )
            console.print(report.value(of: outcome).text)
        } else {
            let text = AnswerText(
                pathPrefix: root.pathPrefix,
                proof: proof,
                namesRulebooks: index.rulebooks.count > 1,
                colored: console.colorsOutput
            )
            console.print(text.text(of: outcome, to: question))
        }
        // The answer is out: the next one comes sooner.
        if kept == nil { file?.keep(index.snapshot()) }
        if case .answers = outcome { return .clean }
        return .problems
    }

    private static func made(from root: ContentRoot) throws -> SearchIndex {
        let content = try LoadedContent.load(root)
        return SearchIndex(content.graph, proofs: content.proofs)
    }

    private static func name(
        of text: String,
        among names: [RulebookName]
    ) throws(UsageError) -> RulebookName {
        guard let name = names.first(where: { $0.description == text }) else {
            let known = names.map(\.description)
            throw UsageError(
                "no rulebook called '\(text.visible())'",
                hint: suggestion(for: text, among: known).map { "did you mean '\($0)'?" }
                    ?? "there is \(known.joined(separator: ", "))"
            )
        }
        return name
    }
}
