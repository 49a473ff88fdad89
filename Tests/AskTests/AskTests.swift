import Ask
import CaseFiles
import Diagnostics
import Foundation
import Graph
import Rules
import Testing

@Suite struct AskTests {
    static let index = SearchIndex(Shelf.kiosk.graph, proofs: .none)

    @Test func theShelfIsSound() {
        #expect(Shelf.kiosk.graph.documents.count == 10)
        let errors = Shelf.kiosk.problems.filter { $0.severity == .error }
        #expect(errors.isEmpty, "\(errors)")
    }

    @Test(arguments: CaseFile.all())
    func ranks(_ file: CaseFile) {
        let questions = (file["questions"] ?? "").split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        let lines = questions.dropLast().map { question in
            "\(question)\n    \(Self.found(String(question)).joined(separator: " "))"
        }
        file.check(lines.joined(separator: "\n"))
    }

    @Test func namedRulebookIsTheOnlyOne() {
        let elsewhere = RulebookName("elsewhere")
        guard case .nothing(let near, _) = Self.index.answer("port", limit: 3, in: elsewhere) else {
            Issue.record("an answer from a rulebook that was not asked")
            return
        }
        #expect(near.isEmpty)
    }

    @Test func theOrderOfFilesDoesNotMatter() {
        let graph = Shelf.kiosk.graph
        let (turned, _) = link(
            graph.rulebooks.reversed(),
            graph.documents.reversed(),
            files: Set(Shelf.kiosk.files.map(\.path))
        )
        let first = SearchIndex(graph, proofs: .none).encoded()
        #expect(first == SearchIndex(turned, proofs: .none).encoded())
    }

    @Test func answersInFull() throws {
        guard case .answers(let answers, _, _) = Self.index.answer("thin port", limit: 1) else {
            Issue.record("no answer")
            return
        }
        let answer = try #require(answers.first)
        #expect(answers.count == 1)
        #expect(answer.document.id.description == "kiosk/port-is-thin")
        #expect(answer.document.place == "Sources/Ports/")
        #expect(answer.line == 6)
        // The document gives no reason of its own, so the rule it rests on does.
        let ground =
            "What a test replaces, it does not run, so nothing that decides may hide behind "
        #expect(answer.reasons == [.sentence(ground + "a port.")])
        #expect(answer.related.map(\.name) == ["logic-is-tested", "port"])
        #expect(answer.sample == nil)
    }

    @Test func reasonIsTheWhySectionsFirstSentence() throws {
        let why = "A clerk runs in a test as it runs in the kiosk."
        guard case .answers(let answers, _, _) = Self.index.answer("clerk", limit: 1) else {
            Issue.record("no answer")
            return
        }
        #expect(answers.first?.reasons == [.sentence(why)])
        #expect(answers.first?.sample?.isCut == false)
        #expect(answers.first?.sample?.isProven == false)
    }

    @Test func whyNamesTheRuleItFollowsFromToo() throws {
        let question = "why does a screen never print a ticket?"
        guard case .answers(let answers, _, _) = Self.index.answer(question, limit: 1) else {
            Issue.record("no answer")
            return
        }
        let clerk = DocumentID(rulebook: RulebookName("kiosk"), name: "clerk")
        #expect(answers.first?.document.id.name == "screens-know-presenters")
        #expect(answers.first?.reasons.last == .rule(clerk, title: "Put decisions into a clerk"))
    }

    @Test func longSampleIsCutAroundWhatWasAsked() throws {
        guard case .answers(let answers, _, _) = Self.index.answer("TicketPrinter", limit: 1) else {
            Issue.record("no answer")
            return
        }
        let sample = try #require(answers.first?.sample)
        #expect(sample.isCut)
        #expect(sample.lines.first == "public struct TicketPrinter: Sendable {")
    }

    /// The ids found, each without its rulebook; `-` for none.
    static func found(_ question: String) -> [String] {
        switch index.answer(question, limit: 3) {
        case .answers(let answers, _, _): answers.map(\.document.id.name)
        case .nothing, .unasked: ["-"]
        }
    }
}
