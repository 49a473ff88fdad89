import Ask
import Diagnostics
import Rules

/// Answers as programs read them.
///
/// `{schema, question, results, elsewhere}`, each result `{id, answer, detail, place, reason,
/// title, anchor, missing, level, sample, source, related}`, a sample `{code, file, isCut, proof}`;
/// `elsewhere` is what other rulebooks say, each `{id, answer, isSame}`. `title` and `anchor` are
/// those of the section in a document without front matter; `missing` are words of the question
/// that no document holds. No match gives no results and `near`, the ids that come nearest, and
/// `mention`, `{id, anchor, source, words, missing}`: the part that a document has words of.
/// `schema` is 1 and grows when a key changes its meaning.
struct AnswerJSON {
    /// The question as asked.
    let question: String
    /// What stands before a path of the content root.
    let pathPrefix: String
    /// What the ledger was proven with.
    let proof: String?

    /// The most lines of a sample: programs have the whole page at `source`.
    static let sampleLines = 5

    /// All of it.
    func value(of outcome: Outcome) -> JSONValue {
        switch outcome {
        case .answers(let answers, _, let elsewhere):
            .object([
                "schema": .number(1),
                "question": .string(question),
                "results": .array(answers.map(value)),
                "elsewhere": .array(elsewhere.map(value)),
            ])
        case .nothing(let near, let mention):
            .object([
                "schema": .number(1),
                "question": .string(question),
                "results": .array([]),
                "near": .strings(near.map(\.description)),
                "mention": mention.map(value),
            ])
        case .unasked:
            .object([
                "schema": .number(1),
                "question": .string(question),
                "results": .array([]),
                "near": .array([]),
            ])
        }
    }

    private func value(_ mention: Mention) -> JSONValue {
        .object([
            "id": .string(mention.document.id.description),
            "anchor": .string(mention.anchor),
            "source": .string(pathPrefix + mention.place),
            "words": .strings(mention.words),
            "missing": .strings(mention.missing),
        ])
    }

    private func value(_ answer: Answer) -> JSONValue {
        let document = answer.document
        return .object([
            "id": .string(document.id.description),
            "answer": .string(answer.sentence),
            "detail": .string(answer.detail),
            "place": .string(document.place),
            "reason": .string(reason(of: answer)),
            "title": .string(answer.section?.title ?? document.title),
            "anchor": .string(answer.section?.anchor),
            "missing": answer.missing.isEmpty ? nil : .strings(answer.missing),
            "level": .string(document.level?.rawValue),
            "sample": answer.sample.map(value),
            "source": .string("\(pathPrefix)\(document.path):\(answer.line)"),
            "related": .strings(answer.related.prefix(3).map(\.description)),
        ])
    }

    private func value(_ elsewhere: Elsewhere) -> JSONValue {
        .object([
            "id": .string(elsewhere.id.description),
            "answer": .string(elsewhere.sentence),
            "isSame": .bool(elsewhere.isSame),
        ])
    }

    private func reason(of answer: Answer) -> String? {
        let texts = answer.reasons.map { reason in
            switch reason {
            case .sentence(let text): text
            case .rule(let id, let title): "\(title) (\(id))"
            }
        }
        return texts.isEmpty ? nil : texts.joined(separator: "\n")
    }

    private func value(_ sample: Answer.Sample) -> JSONValue {
        .object([
            "code": .string(sample.lines.joined(separator: "\n")),
            "file": .string(sample.path),
            "isCut": .bool(sample.isCut),
            "proof": .string(statement(of: sample, proof: proof)),
        ])
    }
}

/// What is known of a sample: `proven with Swift 6.3.1 on Linux x86_64` or `unproven`.
func statement(of sample: Answer.Sample, proof: String?) -> String {
    guard sample.isProven, let proof else { return "unproven" }
    return "proven with \(proof)" + (sample.modes.map { ", in \($0) mode" } ?? "")
}

extension Mention {
    /// The document's path, and the line where it is known.
    var place: String { document.path.description + (line.map { ":\($0)" } ?? "") }
}
