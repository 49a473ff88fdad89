import CaseFiles
import Foundation
import Testing

/// A ledger that somebody has edited: no edit that changes what pages say goes unnoticed.
@Suite struct LedgerEditTests {
    private static let document = """
        # Cups

        ```swift
        let one = 1
        ```

        ```swift skip="later"
        let two = 2
        ```

        ```swift
        let three = 3
        ```
        """

    /// What is replaced in the ledger, by what, and a part of what is said of that.
    private static let edits = [
        ("skipped: later", "built", "error[more-unproven]"),
        ("\"built\"", "\"tested\"", "says 'tested' of 'tea/cups#1', this run 'built'"),
        ("\"built\"", "\"proven\"", "says 'proven' of 'tea/cups#1', this run 'built'"),
        ("\"built\"", "\"failed\"", "says 'failed' of 'tea/cups#1', this run 'built'"),
        ("\"hash\":\"", "\"hash\":\"0", "'tea/cups#1' is not the code that the ledger holds"),
        ("\": \"Swift ", "\": \"Swift 99", "warning[stale-ledger]: the ledger says that 'Swift 99"),
        ("\"platform\": \"", "\"platform\": \"z", " on z"),
        ("tea/cups#3", "tea/cups#4", "holds 'tea/cups#4', which is no fence any more"),
        ("tea/cups#3", "tea/cups#1", "the ledger holds 'tea/cups#1' more than once"),
        ("\":\"built\"", "ios\":\"built\"", "error[stale-ledger]"),
        ("\"states\":", "\"state\":", "error[broken-ledger]"),
        ("  \"snippets\"", "<<<<<<< HEAD\n  \"snippets\"", "error[broken-ledger]"),
        ("  ]\n}\n", "", "error[broken-ledger]"),
    ]

    @Test func everyEditIsNoticed() throws {
        let rulebook = try SampleRulebook(["content/tea/cups.md": Self.document])
        #expect(try rulebook.run(["verify", "--accept"]).hasSuffix("exit 0\n"))
        let ledger = try #require(rulebook.folder.text(of: "content/ledger.json"))
        for (old, new, words) in Self.edits {
            let edited = ledger.replacing(old, with: new, maxReplacements: 1)
            try #require(edited != ledger, "\(new)")
            try rulebook.write(edited, to: "content/ledger.json")
            let run = try rulebook.run(["verify"])
            #expect(run.contains(words), "\(new): \(run)")
            #expect(
                run.hasSuffix("exit 1\n") || words.contains("Swift 99") || words == " on z",
                "\(new): \(run)"
            )
        }
        try rulebook.write(ledger, to: "content/ledger.json")
        #expect(
            try rulebook.run(["verify"]).hasSuffix(
                "on PLATFORM\nnot proven:\n"
                    + "  1 skipped: later: content/tea/cups.md:7\nexit 0\n"
            )
        )
    }
}
