import Foundation
import Testing

/// What holds for the reports of all runs, whatever is in them.
@Suite struct ReportTests {
    private static let document = """
        # Tea

        See [gone](gone.md).

        ```swift file="Model/Tea.swift"
        public struct Tea { public init() {} }
        ```

        ```swift
        import Model
        let tea: Int = Tea()
        let other: Int = Tea()
        ```

        ```swift needs="UIKit"
        import UIKit
        ```

        """

    private static func schema() throws -> JSONSchema {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = root.appendingPathComponent("docs/report.schema.json")
        return try JSONSchema(Data(contentsOf: file))
    }

    /// Runs `verify` and gives what it printed, without the line that tells the exit code.
    private static func report(_ rulebook: SampleRulebook, _ words: String...) throws -> String {
        let text = try rulebook.run(["verify"] + words)
        return String(text.prefix(upTo: try #require(text.ranges(of: "exit ").last).lowerBound))
    }

    @Test func jsonIsAsItsSchemaSays() throws {
        let rulebook = try SampleRulebook(["content/tea/a.md": Self.document])
        let text = try Self.report(rulebook, "--format", "json")
        #expect(try Self.schema().faults(of: text) == [])
        #expect(text.contains(#""snippet": "tea/a#2""#))
        // A schema that accepts everything would say nothing.
        let changed = text.replacing(#""line": 11"#, with: #""line": 0, "unheard": 1"#)
        #expect(try Self.schema().faults(of: changed).count >= 2)
    }

    @Test func jsonOfAForeignFolderIsAsItsSchemaSays() throws {
        let rulebook = try SampleRulebook(["content/plain/a.md": Self.document])
        let text = try Self.report(
            rulebook,
            "content/plain",
            "--treat",
            "alone",
            "--format",
            "json"
        )
        #expect(try Self.schema().faults(of: text) == [])
        #expect(text.contains(#""verdict": "needs-module""#))
    }

    /// Services tell new problems from old ones by these.
    @Test func namesStayWhenALineIsPutInAbove() throws {
        let rulebook = try SampleRulebook(["content/tea/a.md": Self.document])
        func names() throws -> [String] {
            let junit = try Self.report(rulebook, "--format", "junit")
            let sarif = try Self.report(rulebook, "--format", "sarif")
            let json = try Self.report(rulebook, "--format", "json")
            let found = [
                junit.matches(of: /classname="[^"]*" name="[^"]*"/).map { String($0.output) },
                sarif.matches(of: /"primaryLocationLineHash": "[^"]*"/).map { String($0.output) },
                json.matches(of: /"(id|snippet)": "[^"]*"/).map { String($0.output.0) },
            ]
            #expect(found.map(\.count) == [4, 3, 8])
            return found.flatMap(\.self)
        }
        let before = try names()
        #expect(Set(before.filter { $0.contains("Hash") }).count == 3)
        try rulebook.write(
            Self.document.replacing("See ", with: "One line more.\n\nSee "),
            to: "content/tea/a.md"
        )
        #expect(try names() == before)
    }
}
