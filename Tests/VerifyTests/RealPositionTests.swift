import CaseFiles
import Foundation
import Testing

/// The real program with the real compiler over one sample of every kind of problem, in each form.
@Suite struct RealPositionTests {
    private struct Report: Decodable {
        struct Location: Decodable {
            var path: String
            var line: Int
            var column: Int
        }
        struct Note: Decodable {
            var location: Location?
        }
        struct Problem: Decodable {
            var id: String
            var severity: String
            var location: Location?
            var notes: [Note]
        }
        var problems: [Problem]
    }

    /// One build folder serves all forms: kept results are told at the places of the form at hand.
    @Test func everyStageInEveryForm() throws {
        let rulebook = try SampleRulebook([:])
        for form in MarkdownForm.all where form.keepsCode { try check(form, in: rulebook) }
    }

    private func check(_ form: MarkdownForm, in rulebook: SampleRulebook) throws {
        let files = CaseFile.all(in: "PositionCases")
        var predicted: [MarkedDocument.Named] = []
        for (name, text) in files.flatMap(\.sections) {
            let document = MarkedDocument(text, named: "content/\(name)")
            let moved = form.write(document.text)
            try rulebook.write(moved.text, to: "content/\(name)")
            predicted += document.marks.map { mark in
                var mark = mark
                mark.place = moved.place(of: mark.place)
                return mark
            }
        }
        let output = try rulebook.run(["verify", "--format", "json"])
        let json = output.prefix { $0 != "!" }.replacing(/exit \d+\n$/, with: "")
        let report = try JSONDecoder().decode(Report.self, from: Data(json.utf8))
        let found = report.problems.flatMap { problem in
            [named(problem.location, "\(problem.severity) \(problem.id)")]
                + problem.notes.map { named($0.location, "note") }
        }.compactMap { $0 }
        let (missing, extra) = (
            Set(predicted).subtracting(found), Set(found).subtracting(predicted)
        )
        #expect(
            missing.isEmpty && extra.isEmpty,
            "\(form): \(missing.sorted()) not \(extra.sorted())"
        )
        #expect(found.count == predicted.count, "\(form)")
        #expect(predicted.count > 30)
    }

    private func named(_ location: Report.Location?, _ words: String) -> MarkedDocument.Named? {
        location.map { location in
            MarkedDocument.Named(
                document: location.path,
                place: Place(line: location.line, column: location.column),
                words: words
            )
        }
    }
}
