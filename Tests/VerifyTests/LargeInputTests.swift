import CaseFiles
import Foundation
import Testing

/// Documents larger than people write: all fences are seen, or it is said which are not.
@Suite struct LargeInputTests {
    @Test func tenThousandFences() throws {
        let fences = (1...10_000).map { number in
            "```swift skip=\"one of many\"\nlet cup\(number) = 1\n```\n"
        }
        let text =
            "# Tea\n\n" + fences.joined(separator: "\n")
            + "\n```swift\nlet last: Int = \"tea\"\n```\n"
        let run = try SampleRulebook(["content/tea/tea.md": text]).run(["verify"])
        #expect(run.contains("content/tea/tea.md:40004:17: error[compiler-error]"), "\(run)")
        #expect(run.contains("0 of 10001 examples built"), "\(run.suffix(400))")
        #expect(run.contains("10000 skipped: one of many"), "\(run.suffix(400))")
    }

    @Test func aFenceOfManyLines() throws {
        let lines = (1...11_000).map { "let cup\($0) = 1" }.joined(separator: "\n")
        let text = "# Tea\n\n```swift\n\(lines)\nlet last: Int = \"tea\"\n```\n"
        let run = try SampleRulebook(["content/tea/tea.md": text]).run(["verify"])
        #expect(run.contains("content/tea/tea.md:4:1: error[syntax-error]"), "\(run)")
        #expect(run.contains("too long to be read"))
        #expect(run.hasSuffix("exit 1\n"))
    }

    @Test func bytesThatAreNoText() throws {
        let rulebook = try SampleRulebook([
            "content/tea/good.md": "# Good\n\n```swift\nlet a = \"\0\"\n```\n"
        ])
        let bytes: [UInt8] =
            Array("# Tea\n\n```swift\nlet cup = \"".utf8) + [0xFF, 0xC3, 0x28]
            + Array("\"\nlet pot: Int = \"tea\"\n```\n".utf8)
        try Data(bytes).write(
            to: URL(fileURLWithPath: rulebook.folder.path + "/content/tea/tea.md")
        )
        let run = try rulebook.run(["verify"])
        #expect(
            run.contains("content/tea/tea.md:4:12: error[broken-utf8]: 0xFF is not UTF-8"),
            "\(run)"
        )
        #expect(run.contains("content/tea/tea.md:5:16: error[compiler-error]"), "\(run)")
        #expect(run.contains("1 of 2 examples built"), "\(run)")
    }
}
