import Testing

@testable import Verify

/// What `--record` makes of stated lines when the program writes others.
@Suite struct RecordedOutputTests {
    @Test(
        arguments: [
            // Nothing that fits is changed.
            ("a …\n…\nz", "a 1\nb\nc\nz", "a …\n…\nz"),
            ("a\nb", "a\nc", "a\nc"),
            ("", "a", "a"),
            ("a", "", ""),
            ("…", "a\nb", "…"),
            // Lines that fit hold the rest in its place.
            ("at … h\nb\nc\nd", "at 1 h\nx\nc\nd\ne", "at … h\nx\nc\nd\ne"),
            ("a\nb …\nc", "b 2\nc", "b …\nc"),
            // `…` takes what is between as many lines as stated around it.
            ("a\n…\nz", "a\nb\nc\ny", "a\n…\ny"),
            ("a\n…\nz", "b\nc\nz", "b\n…\nz"),
            ("a\n…", "b\nc\nd", "b\n…"),
            ("…\nz", "x\ny", "…\ny"),
            ("a\n…\nz", "b", "b\n…"),
            // Of two in a gap nobody knows which takes what.
            ("…\nm\n…\nz", "a\nb\nc", "a\nb\nc"),
            // Blanks at the ends of lines, empty lines and other spellings count.
            ("a\nb", "a \nb\n\nc", "a \nb\n\nc"),
            ("é", "e\u{301}", "e\u{301}"),
            // `…` within a line stays behind its word.
            ("took … ms here", "it took 5 ms here", "it took … ms here"),
            ("took … s", "took 5 ms", "took 5 ms"),
            ("id: …", "name: x", "name: x"),
            ("new id: …", "old id: 77", "old id: …"),
            ("… cups", "… of 3 pots", "… of 3 pots"),
        ]
    )
    func keepsWhatVaries(_ stated: String, _ written: String, _ expected: String) {
        let (stated, written) = (lines(stated), lines(written))
        let result = recorded(stated, written)
        #expect(text(result) == expected)
        #expect(StatedOutput(text(result), written: text(written)).agreement == .whole)
        // Once more changes nothing.
        #expect(recorded(result, written) == result)
    }

    @Test func longOutputsTakeNoTimeToSpeakOf() {
        let written = (0..<9000).map { OutputLine("line \($0)".utf8) }
        let stated = (0..<9000).map { OutputLine("stated \($0)".utf8) }
        #expect(recorded(stated, written) == written)
    }

    private func lines(_ text: String) -> [OutputLine] {
        text.isEmpty
            ? [] : Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false)
    }

    private func text(_ lines: [OutputLine]) -> String {
        String(decoding: Array(lines.joined(separator: [0x0A])), as: UTF8.self)
    }
}
