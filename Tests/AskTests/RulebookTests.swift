import Ask
import Foundation
import Rules
import Testing

/// How well the repository's own rulebooks answer everyday questions.
@Suite struct RulebookTests {
    static let index = SearchIndex(Shelf.content.graph, proofs: .none)
    /// The rulebook that the questions of the list are about.
    static let luca = RulebookName("luca")

    /// What was reached when this was written, with some air for new documents.
    static let leastRightFirst = 0.8
    static let leastRightOfThree = 0.93
    static let mostFalseAnswers = 0.1

    @Test func everyExpectedDocumentExists() throws {
        let known = Set(Shelf.content.graph.documents.map(\.id.name))
        for question in try Questions.all() {
            for answer in question.answers {
                #expect(known.contains(answer), "\(question.text)")
            }
        }
    }

    @Test func aNameWrittenOutAsksForNothing() {
        let found = Self.found("may I use singletons in clean")
        #expect(found.first == "no-singletons")
        #expect(Self.found("may I use singletons in Clean modular?") == found)
    }

    @Test func everydayQuestionsAreAnswered() throws {
        let questions = try Questions.all().filter { !$0.answers.isEmpty }
        #expect(questions.count >= 60)
        let found = questions.map { Self.found($0.text, in: Self.luca) }
        let misses = zip(questions, found).filter { question, found in
            !question.answers.contains(found.first ?? "")
        }
        let first = questions.count - misses.count
        let three = zip(questions, found).count { question, found in
            !Set(question.answers).isDisjoint(with: found)
        }
        let list = misses.map { "\($0.0.text): \($0.1.joined(separator: " "))" }
            .joined(separator: "\n")
        #expect(Double(first) >= Self.leastRightFirst * Double(questions.count), "\(list)")
        #expect(Double(three) >= Self.leastRightOfThree * Double(questions.count), "\(list)")
    }

    @Test func otherTopicsAreRefused() throws {
        let questions = try Questions.all().filter(\.answers.isEmpty)
        #expect(questions.count >= 30)
        let answered = questions.filter { !Self.found($0.text, in: Self.luca).isEmpty }
        let list = answered.map(\.text).joined(separator: "\n")
        #expect(
            Double(answered.count) <= Self.mostFalseAnswers * Double(questions.count),
            "\(list)"
        )
    }

    @Test func everyDocumentIsFoundByItsTitle() {
        for document in Shelf.content.graph.documents {
            let name = document.id.name
            let found = Self.found(document.title, in: document.id.rulebook)
            #expect(found.contains(name), "\(document.title)")
        }
    }

    private static func found(
        _ question: String,
        in rulebook: RulebookName? = nil
    ) -> [String] {
        switch index.answer(question, limit: 3, in: rulebook) {
        case .answers(let answers): answers.map(\.document.id.name)
        case .nothing: []
        }
    }
}
