import Ask
import Foundation
import Graph
import Rules
import Testing

/// How well the repository's own rulebooks answer everyday questions.
@Suite struct RulebookTests {
    static let graph = Shelf.content.graph
    static let index = SearchIndex(graph, proofs: .none)

    /// What was reached when this was written, with some air for new documents: of the questions
    /// that name no rulebook, and of the same when the rulebook is given.
    static let leastRightFirst = 0.75
    static let leastShown = 0.86
    static let leastRightFirstInRulebook = 0.8
    static let leastRightOfThreeInRulebook = 0.93
    static let mostFalseAnswers = 0.08

    @Test func everyExpectedDocumentExists() throws {
        let known = Set(Self.graph.documents.map(\.id.description))
        for question in try Questions.all() {
            for answer in question.answers {
                #expect(known.contains(answer), "\(question.text)")
            }
        }
    }

    @Test(arguments: Questions.rulebooks)
    func everydayQuestionsAreAnsweredAmongAllRulebooks(_ rulebook: String) throws {
        let questions = try Questions.all(of: rulebook).filter { !$0.answers.isEmpty }
        #expect(questions.count >= 60)
        var first = 0
        var shown = 0
        var misses: [String] = []
        for question in questions {
            let found = Self.found(question.text)
            // What another rulebook says of the same thing is no wrong answer.
            if !Self.same(as: question.answers).isDisjoint(with: found.ids.prefix(1)) { first += 1 }
            let all = found.ids.prefix(1) + found.elsewhere
            if Set(question.answers).isDisjoint(with: all) {
                misses.append("\(question.text): \(all.joined(separator: " "))")
            } else {
                shown += 1
            }
        }
        let list = misses.joined(separator: "\n")
        let count = Double(questions.count)
        #expect(Double(first) >= Self.leastRightFirst * count, "\(first) of \(count)\n\(list)")
        #expect(Double(shown) >= Self.leastShown * count, "\(shown) of \(count)\n\(list)")
    }

    @Test(arguments: Questions.rulebooks)
    func everydayQuestionsAreAnsweredInTheirRulebook(_ rulebook: String) throws {
        let questions = try Questions.all(of: rulebook).filter { !$0.answers.isEmpty }
        let found = questions.map { Self.found($0.text, in: RulebookName(rulebook)).ids }
        let misses = zip(questions, found).filter { question, found in
            !question.answers.contains(found.first ?? "")
        }
        let first = questions.count - misses.count
        let three = zip(questions, found).count { question, found in
            !Set(question.answers).isDisjoint(with: found)
        }
        let list = misses.map { "\($0.0.text): \($0.1.joined(separator: " "))" }
            .joined(separator: "\n")
        let count = Double(questions.count)
        #expect(
            Double(first) >= Self.leastRightFirstInRulebook * count,
            "\(first) of \(count)\n\(list)"
        )
        #expect(
            Double(three) >= Self.leastRightOfThreeInRulebook * count,
            "\(three) of \(count)\n\(list)"
        )
    }

    @Test func otherTopicsAreRefused() throws {
        let questions = try Questions.all().filter(\.answers.isEmpty)
        #expect(questions.count >= 80)
        let answered = questions.filter { !Self.found($0.text).ids.isEmpty }
        let list = answered.map(\.text).joined(separator: "\n")
        #expect(
            Double(answered.count) <= Self.mostFalseAnswers * Double(questions.count),
            "\(list)"
        )
    }

    @Test func everyDocumentIsFoundByItsTitle() {
        for document in Self.graph.documents {
            let found = Self.found(document.title)
            let id = document.id.description
            #expect(found.ids.contains(id) || found.elsewhere.contains(id), "\(document.title)")
        }
    }

    /// What compilers and test runs print, and the page that explains it.
    @Test(arguments: [
        ("cannot find '$store' in scope", "tca/bindable-needs-ios-17"),
        ("Circular reference resolving attached macro 'Reducer'", "tca/circular-reference"),
        (
            "A 'reduce' method should not be defined in a reducer with a 'body'",
            "tca/reduce-or-body"
        ),
    ])
    func messagesLeadToTheirSymptom(_ message: String, _ id: String) {
        #expect(Self.found(message).ids.first == id)
    }

    @Test func whoMadeARulebookIsNoRule() {
        #expect(Self.found("who wrote LUCA").ids.isEmpty)
        #expect(Self.found("who invented the Composable Architecture?").ids.isEmpty)
        #expect(!Self.found("who closes the child in LUCA").ids.isEmpty)
    }

    private static func found(
        _ question: String,
        in rulebook: RulebookName? = nil
    ) -> (ids: [String], elsewhere: [String]) {
        switch index.answer(question, limit: 3, in: rulebook) {
        case .answers(let answers, _, let elsewhere):
            (answers.map(\.document.id.description), elsewhere.map(\.id.description))
        case .nothing, .unasked: ([], [])
        }
    }

    /// The documents themselves and those that rulebooks call the same.
    private static func same(as ids: [String]) -> Set<String> {
        var all = Set(ids)
        for edge in graph.edges where edge.kind == .sameAs {
            let pair = [edge.source, edge.target].map(\.description)
            if !Set(ids).isDisjoint(with: pair) { all.formUnion(pair) }
        }
        return all
    }
}
