internal import Diagnostics
internal import Rules

extension Diagnostic.ID {
    static let emptyFrontMatter: Self = "empty-front-matter"
    static let unclosedFrontMatter: Self = "unclosed-front-matter"
    static let badID: Self = "bad-id"
    static let badLines: Self = "bad-lines"
    static let longAnswer: Self = "long-answer"
    static let tooManyQuestions: Self = "too-many-questions"
    static let missingAnswer: Self = "missing-answer"
    static let missingLevel: Self = "missing-level"
    static let missingTitle: Self = "missing-title"
}

extension Diagnostic {
    static func emptyFrontMatter(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .emptyFrontMatter,
            "the front matter is empty",
            at: location,
            hint: "write 'title' and 'answer', or leave out both '---' lines"
        )
    }

    static func unclosedFrontMatter(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unclosedFrontMatter,
            "the front matter that opens here has no closing '---' line",
            at: location
        )
    }

    static func badID(_ id: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .badID,
            "'\(id)' cannot be an id",
            at: location,
            hint: "use letters, digits and hyphens, with '/' between parts"
        )
    }

    static func badLines(_ lines: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .badLines,
            "'\(lines)' is no range of lines",
            at: location,
            hint: "write '102' or '102-103'"
        )
    }

    static func longAnswer(_ count: Int, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .longAnswer,
            "the answer has \(count) characters, more than 240",
            at: location,
            hint: "answer in one sentence and leave the rest to the text"
        )
    }

    static func tooManyQuestions(_ count: Int, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .tooManyQuestions,
            "\(count) questions, more than four",
            at: location,
            hint: "keep those that people really ask"
        )
    }

    static func missingAnswer(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .missingAnswer,
            "the rule has no answer",
            at: location,
            hint: "write 'answer: …', one sentence that says what to do, or another 'kind'"
        )
    }

    static func missingLevel(at location: SourceLocation) -> Diagnostic {
        let levels = FrontMatter.Level.allCases.map(\.rawValue).joined(separator: ", ")
        return Diagnostic(
            .missingLevel,
            .warning,
            "the rule does not say how binding it is",
            at: location,
            hint: "write 'level: …', one of \(levels)"
        )
    }

    static func missingTitle(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .missingTitle,
            .warning,
            "the document has neither a title nor a heading, so it is called '\(name)'",
            at: location,
            hint: "write 'title: …' in the front matter, or a heading"
        )
    }
}
