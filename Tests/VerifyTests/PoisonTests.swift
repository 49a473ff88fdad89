import CaseFiles
import Testing

/// One bad fence among many changes nothing for the others, wherever it stands.
@Suite struct PoisonTests {
    /// Fifty sound fences that may share a compiler's process.
    private static let sound = (1...50).map { number in
        "func brew\(number)(_ cups: Int) -> Int { cups + \(number) }"
    }

    /// What is bad, for a stage of its own each, and what is said of it.
    private static let poisons = [
        ("func bad() -> Int { \"tea\" }", "cannot convert return expression"),
        ("func bad() -> Int { let cups: Int; return cups }", "used before being initialized"),
        ("func bad() -> Int { brew1(1) }", "cannot find 'brew1' in scope"),
        ("func bad() {", "expected '}' to end function"),
    ]

    @Test func oneAmongFifty() throws {
        let rulebook = try SampleRulebook([:])
        for (poison, words) in Self.poisons {
            var fences = Self.sound
            fences.insert(poison, at: 30)
            let text = fences.map { "```swift\n\($0)\n```\n" }.joined(separator: "\n")
            try rulebook.write("# Tea\n\n" + text, to: "content/tea/tea.md")
            let run = try rulebook.run(["verify"])
            #expect(
                run.contains("\n1 error\n") && run.contains("\n50 of 51 examples built"),
                "\(run)"
            )
            // A heading and thirty fences with a blank line after each come first.
            #expect(run.hasPrefix("content/tea/tea.md:124:"), "\(run)")
            #expect(run.contains(words), "\(run)")
        }
    }

    @Test func twoThatHideOneAnother() throws {
        var fences = Self.sound
        fences.insert("func first() -> Int { let cups: Int; return cups }", at: 0)
        fences.append("func last() -> Int { \"tea\" }")
        let text = fences.map { "```swift\n\($0)\n```\n" }.joined(separator: "\n")
        let run = try SampleRulebook(["content/tea/tea.md": "# Tea\n\n" + text]).run(["verify"])
        #expect(run.contains("\n2 errors\n") && run.contains("\n50 of 52 examples built"), "\(run)")
        #expect(run.contains("used before being initialized"))
        #expect(run.contains("cannot convert return expression"))
    }
}
