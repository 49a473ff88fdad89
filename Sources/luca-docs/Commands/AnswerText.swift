import Ask
import Diagnostics
import Rules
import Terminal

/// Answers as people read them.
struct AnswerText {
    /// What stands before a path of the content root.
    let pathPrefix: String
    /// What the ledger was proven with.
    let proof: String?
    /// Whether there are several rulebooks, so that an answer has to say which it is from.
    let namesRulebooks: Bool
    /// Whether a terminal shows it.
    let colored: Bool

    /// The most lines of a sample.
    static let sampleLines = 10
    /// The most characters of a question that are repeated.
    static let questionLimit = 80

    /// All of it: the answers in full, a line for each other rulebook, and the names of what
    /// comes next in one line.
    func text(of outcome: Outcome, to question: String) -> String {
        switch outcome {
        case .unasked:
            return "there is nothing to search for in '\(shown(question))'"
        case .nothing(let near, let mention):
            var lines = ["nothing in the rulebooks matches '\(shown(question))'"]
            if let mention { lines.append(TextFlow.wrap(text(mention))) }
            let others = near.filter { $0 != mention?.document.id }.map(\.description)
            if !others.isEmpty { lines.append(dim("nearest: " + others.joined(separator: ", "))) }
            return lines.joined(separator: "\n")
        case .answers(let shown, let nearest, let elsewhere):
            var parts = shown.map(text)
            let others = elsewhere.filter { other in
                !shown.contains { $0.document.id == other.id }
            }
            if !others.isEmpty { parts.append(others.map(text).joined(separator: "\n")) }
            let named = shown.map(\.document.id) + others.map(\.id)
            var next: [DocumentID] = []
            for id in nearest + shown.flatMap(\.related)
            where !next.contains(id) && !named.contains(id) {
                next.append(id)
            }
            let names = next.prefix(5).map(\.description).joined(separator: ", ")
            if !names.isEmpty { parts[parts.count - 1] += "\n" + dim("see also: " + names) }
            return parts.joined(separator: "\n\n")
        }
    }

    private func text(_ mention: Mention) -> String {
        let place = pathPrefix + mention.place
        let holder = name(mention.document, mention.anchor) + " · " + place
        guard !mention.missing.isEmpty else { return "mentioned in \(holder)" }
        return "covered: \(quoted(mention.words)) in \(holder); "
            + "not covered: \(quoted(mention.missing))"
    }

    private func quoted(_ words: [String]) -> String {
        words.map { "'\($0.visible())'" }.joined(separator: ", ")
    }

    private func name(_ document: Answer.Page, _ anchor: String?) -> String {
        document.id.description + (anchor.map { "#" + $0 } ?? "")
    }

    private func text(_ answer: Answer) -> String {
        var lines: [String] = []
        let head =
            [
                namesRulebooks ? TextStyle.dim(answer.document.rulebook, if: colored) : nil,
                answer.document.place.map { TextStyle.cyan($0, if: colored) },
            ].compactMap(\.self)
        if !head.isEmpty { lines.append(head.joined(separator: dim(" · "))) }
        lines.append(TextStyle.bold(TextFlow.wrap(answer.sentence), if: colored))
        if !answer.missing.isEmpty {
            lines.append(TextFlow.wrap("Not covered: \(quoted(answer.missing))"))
        }
        if let detail = answer.detail { lines.append(TextFlow.wrap(detail)) }
        for reason in answer.reasons {
            switch reason {
            case .sentence(let text): lines.append(TextFlow.wrap("Why: " + text))
            case .rule(let id, let title):
                lines.append(TextFlow.wrap("Follows from: \(title) (\(id))"))
            }
        }
        if let sample = answer.sample {
            lines.append("")
            lines += sample.lines.map { $0.isEmpty ? "" : "    " + $0 }
            lines += ["", "    " + caption(of: sample)]
        }
        let document = answer.document
        let name = name(document, answer.section?.anchor)
        var source = [name, "\(pathPrefix)\(document.path):\(answer.line)"]
        if let level = document.level { source.insert(level.rawValue, at: 1) }
        lines += ["", dim(source.joined(separator: " · "))]
        return lines.joined(separator: "\n")
    }

    private func text(_ elsewhere: Elsewhere) -> String {
        if elsewhere.isSame {
            return dim("the same in \(elsewhere.rulebook): \(elsewhere.id)")
        }
        let text = "In \(elsewhere.rulebook): \(elsewhere.sentence) (\(elsewhere.id))"
        return TextFlow.wrap(text)
    }

    /// A question as a message repeats it: cut, and without what would move the cursor.
    private func shown(_ question: String) -> String {
        let text = question.prefix(Self.questionLimit).visible()
        return question.count > Self.questionLimit ? text + "…" : text
    }

    /// The sample's file, whether it is all of it, and its proof.
    private func caption(of sample: Answer.Sample) -> String {
        var parts: [String] = []
        if let path = sample.path { parts.append(path) }
        if sample.isCut { parts.append("\(sample.lines.count) of \(sample.total) lines") }
        let statement = statement(of: sample, proof: proof)
        let style: TextStyle = sample.isProven ? .green : .yellow
        return dim(parts.map { $0 + " · " }.joined()) + style(statement, if: colored)
    }

    private func dim(_ text: String) -> String { TextStyle.dim(text, if: colored) }
}
