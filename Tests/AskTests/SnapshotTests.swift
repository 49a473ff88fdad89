import Ask
import Diagnostics
import Foundation
import Graph
import Parse
import Rules
import Testing

/// An index that was read back answers as the one that was made from documents.
@Suite struct SnapshotTests {
    static let kiosk = SearchIndex(Shelf.kiosk.graph, proofs: .none)

    @Test func answersAreTheSameForAllQuestions() throws {
        let made = RulebookTests.index
        let read = try #require(SearchIndex(snapshot: made.snapshot()[...]))
        #expect(read.rulebooks == made.rulebooks)
        #expect(read.encoded() == made.encoded())
        let questions = try Questions.all().map(\.text) + CaseQuestions.all.joined()
        #expect(questions.count > 200)
        for question in questions {
            let answers = [made, read].map { $0.answer(question, limit: 2, sampleLines: 5) }
            #expect(answers[0] == answers[1], "\(question)")
        }
    }

    @Test func plainDocumentsAreKeptToo() throws {
        let text = "# Drawers\n\n## Paper jam\n\nOpen the drawer. Pull the paper out.\n"
        let rulebook = Rulebook(
            name: RulebookName("notes"),
            folder: .root,
            title: "notes",
            fences: .parse,
            isDeclared: false
        )
        let path = try #require(ContentPath("drawers.md"))
        let file = SourceFile(path: path, bytes: Array(text.utf8))
        let (graph, _) = link([rulebook], [parseDocument(file, in: rulebook).0], files: [path])
        let made = SearchIndex(graph, proofs: .none)
        let read = try #require(SearchIndex(snapshot: made.snapshot()[...]))
        guard case .answers(let answers, _, _) = read.answer("paper jam", limit: 1) else {
            Issue.record("no answer")
            return
        }
        #expect(answers.first?.line == 5)
        #expect(made.answer("paper jam", limit: 1) == .answers(answers, next: [], elsewhere: []))
    }

    @Test func theSameGraphGivesTheSameBytes() {
        let graph = Shelf.kiosk.graph
        let (turned, _) = link(
            graph.rulebooks.reversed(),
            graph.documents.reversed(),
            files: Set(Shelf.kiosk.files.map(\.path))
        )
        let bytes = Self.kiosk.snapshot()
        #expect(bytes == SearchIndex(turned, proofs: .none).snapshot())
        // Read and written again, nothing is lost.
        #expect(SearchIndex(snapshot: bytes[...])?.snapshot() == bytes)
    }

    @Test func aSliceOfOtherBytesIsRead() throws {
        let bytes = Self.kiosk.snapshot()
        let framed = [1, 2, 3] + bytes
        let read = try #require(SearchIndex(snapshot: framed[3...]))
        #expect(read.answer("port", limit: 3) == Self.kiosk.answer("port", limit: 3))
    }

    @Test func brokenBytesAreNoSnapshot() {
        let bytes = Self.kiosk.snapshot()
        for count in [0, 1, 7, 8, 9, bytes.count / 2, bytes.count - 1] {
            #expect(!Self.reads(bytes[..<count]), "\(count) bytes")
        }
        #expect(!Self.reads((bytes + [0])))
        for place in stride(from: 0, to: bytes.count, by: bytes.count / 40) {
            var broken = bytes
            broken[place] ^= 0x10
            #expect(!Self.reads(broken), "byte \(place)")
        }
        #expect(!Self.reads(Array("no snapshot at all".utf8)))
        #expect(!Self.reads([UInt8](repeating: 0, count: 64)))
    }

    private static func reads(_ bytes: some Collection<UInt8>) -> Bool {
        SearchIndex(snapshot: ArraySlice(bytes)) != nil
    }
}
