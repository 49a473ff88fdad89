import CaseFiles
import Foundation
import Testing
import Verify

/// What is kept of folders without a rulebook.
@Suite struct ForeignRunTests {
    private static let documents = [
        "content/plain/a.md": """
        # Cups

        ```swift
        let cup = 1
        ```

        ```swift
        print(kettle)
        ```
        """,
        "content/plain/b.md": """
        # Leaves

        ```swift
        let leaf: Int = "green"
        ```
        """,
    ]

    /// What a run tells, and how many tools it says that it has started.
    private func verify(
        _ rulebook: SampleRulebook,
        _ treatment: Treatment
    ) throws -> (text: String, started: Int) {
        let words = ["verify", "content/plain", "--verbose", "--treat", treatment.rawValue]
        let text = try rulebook.run(words)
        let mark = try #require(text.firstMatch(of: /! luca-docs: tools started: (\d+)\n/))
        return (text.replacing(mark.0, with: ""), try #require(Int(mark.1)))
    }

    @Test(arguments: [Treatment.alone, .together])
    func onlyWhatWasChangedIsCompiled(_ treatment: Treatment) throws {
        let rulebook = try SampleRulebook(Self.documents)
        let first = try verify(rulebook, treatment)
        #expect(first.text.contains("3 Swift fences in 2 documents"), "\(first)")
        #expect(first.text.contains("1  are wrong although all names are known"), "\(first)")
        #expect(first.started >= 4)

        // Bad results are kept too, and what is told is the same.
        let again = try verify(rulebook, treatment)
        #expect(again == (first.text, 0))

        // Prose is no part of what is kept.
        let document = try #require(Self.documents["content/plain/a.md"])
        let prose = document.replacing("# Cups\n", with: "# Cup\n")
        try rulebook.write(prose, to: "content/plain/a.md")
        #expect(try verify(rulebook, treatment) == (first.text, 0))

        // One fence that compiles.
        try rulebook.write("# Leaves\n\n```swift\nlet leaf = 2\n```\n", to: "content/plain/b.md")
        let changed = try verify(rulebook, treatment)
        #expect(changed.text.hasSuffix("exit 0\n"), "\(changed)")
        #expect(changed.started == 1)
    }

    @Test func parsingStartsNoTool() throws {
        let parsed = try verify(try SampleRulebook(Self.documents), .parse)
        #expect(parsed.text.hasSuffix("exit 0\n"), "\(parsed)")
        #expect(parsed.started == 0)
    }
}
