import Ask
import Foundation
import Rules
import Testing

/// Which rulebook an answer is from when there are several.
@Suite struct SeveralRulebooksTests {
    static let index = RulebookTests.index

    @Test(arguments: [
        ("how do I share state in LUCA", "luca"), ("TCA navigation stack", "tca"),
        ("a stack of screens with the Composable Architecture", "tca"),
        ("networking in Clean modular", "clean"), ("where does networking go in clean", "clean"),
        ("what is clean architecture", "clean"),
    ])
    func aNamedRulebookIsTheOnlyOne(_ question: String, _ rulebook: String) throws {
        let (answers, elsewhere) = try Self.answers(to: question)
        #expect(!answers.isEmpty)
        #expect(answers.allSatisfy { $0.document.id.rulebook.description == rulebook })
        #expect(elsewhere.isEmpty)
    }

    @Test func aNameWrittenOutAsksForNothing() throws {
        let (short, _) = try Self.answers(to: "may I use singletons in clean")
        let (long, _) = try Self.answers(to: "may I use singletons in Clean modular?")
        #expect(short.first?.document.id.description == "clean/no-singletons")
        #expect(short.map(\.document) == long.map(\.document))
    }

    @Test func anEverydayWordNamesNoRulebook() throws {
        let (answers, elsewhere) = try Self.answers(to: "clean up a subscription in onDisappear")
        #expect(answers.first?.document.id.rulebook.description == "luca")
        #expect(!elsewhere.isEmpty)
    }

    @Test func whoNamesSeveralComparesThem() throws {
        let (answers, _) = try Self.answers(to: "LUCA or TCA or Clean modular?")
        let first = try #require(answers.first?.document.id.name)
        #expect(["equivalences", "opposite-stances"].contains(first))
    }

    @Test func aTermOfOneRulebookIsAnsweredFromIt() throws {
        for (term, rulebook) in [
            ("IdentifiedArrayOf", "tca"), ("AsyncStreamBundle", "luca"),
            ("WeakRefVirtualProxy", "clean"),
        ] {
            let (answers, _) = try Self.answers(to: term)
            #expect(answers.first?.document.id.rulebook.description == rulebook, "\(term)")
        }
    }

    @Test func othersAreHeardOnceEach() throws {
        for question in try Questions.all() {
            guard
                case .answers(let answers, _, let elsewhere) = Self.index.answer(
                    question.text,
                    limit: 1
                )
            else { continue }
            let rulebooks = [answers[0].document.id.rulebook] + elsewhere.map(\.id.rulebook)
            #expect(Set(rulebooks).count == rulebooks.count, "\(question.text)")
        }
    }

    @Test func whatRulebooksCallTheSameIsMerged() throws {
        let (answers, elsewhere) = try Self.answers(to: "what is a store")
        #expect(answers.first?.document.id.description == "tca/store")
        #expect(elsewhere.contains { $0.id.description == "luca/store" && $0.isSame })
    }

    private static func answers(to question: String) throws -> ([Answer], [Elsewhere]) {
        guard case .answers(let answers, _, let elsewhere) = index.answer(question, limit: 3) else {
            Issue.record("no answer to '\(question)'")
            return ([], [])
        }
        return (answers, elsewhere)
    }
}
