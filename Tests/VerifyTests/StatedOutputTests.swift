import Testing

@testable import Verify

/// What a fence states, against what a program wrote.
@Suite struct StatedOutputTests {
    @Test(arguments: [
        ("", ""), ("a\n", "a\n"), ("a\n", "a"), ("a\nb\n", "a\r\nb\r\n"), ("\n", "\n"),
        ("…\n", ""), ("…\n", "a\nb\n"), ("…\nb\n…\n", "a\nb\n"), ("…\n…\nb\n", "b\n"),
        ("a…\n", "a\n"), ("…a…b…\n", "xaxbx\n"), ("a…a\n", "aa\n"), ("……\n", "x\n"),
        ("…\na\n…\na\n", "a\nb\na\nb\na\n"),
    ])
    func agrees(_ stated: String, _ written: String) {
        #expect(StatedOutput(stated, written: written).agreement == .whole)
    }

    @Test(arguments: [
        ("a\n", "a \n", StatedOutput.Agreement.differs(stated: 0, written: 0)),
        ("a \n", "a\n", .differs(stated: 0, written: 0)),
        ("a\n", "\ta\n", .differs(stated: 0, written: 0)),
        ("a\n", "", .differs(stated: 0, written: 0)),
        ("a\nb\n", "a\nc\n", .differs(stated: 1, written: 1)),
        ("…\nb\n", "a\nc\n", .differs(stated: 1, written: 0)),
        ("a…a\n", "a\n", .differs(stated: 0, written: 0)),
        ("a…b\n", "a\nb\n", .differs(stated: 0, written: 0)),
        ("é\n", "e\u{301}\n", .differs(stated: 0, written: 0)),
        ("", "a\n", .more(written: 0)), ("a\n", "a\n\n", .more(written: 1)),
        ("…\na\n", "a\nb\na\nb\n", .more(written: 3)),
    ])
    func differs(_ stated: String, _ written: String, _ agreement: StatedOutput.Agreement) {
        #expect(StatedOutput(stated, written: written).agreement == agreement)
    }

    /// No line is too far down to count, and many ellipses cost no more than their lines.
    @Test func longOutputIsReadToItsEnd() {
        let lines = String(repeating: "tea\n", count: 20_000)
        let whole = StatedOutput(lines + "coffee\n", written: lines + "coffee\n")
        #expect(whole.agreement == .whole)
        let other = StatedOutput(lines + "coffee\n", written: lines + "water\n")
        #expect(other.agreement == .differs(stated: 20_000, written: 20_000))
        let few = String(repeating: "tea\n", count: 400)
        let open = String(repeating: "…\ntea\n", count: 200)
        #expect(StatedOutput(open, written: few).agreement == .whole)
        #expect(
            StatedOutput(open + "x\n", written: few).agreement
                == .differs(stated: 400, written: 200)
        )
    }
}
