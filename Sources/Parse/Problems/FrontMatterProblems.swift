internal import Diagnostics

extension Diagnostic.ID {
    static let emptyFrontMatter: Self = "empty-front-matter"
    static let unclosedFrontMatter: Self = "unclosed-front-matter"
    static let badID: Self = "bad-id"
    static let badLines: Self = "bad-lines"
    static let longAnswer: Self = "long-answer"
    static let tooManyQuestions: Self = "too-many-questions"
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
}
