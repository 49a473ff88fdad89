import CaseFiles
import Foundation
import Testing

/// `--fix` and `--record` with the real compiler in each form of Markdown: the documents become
/// what the form makes of the mended text, byte for byte, and twice is as good as once.
@Suite struct MendingFormTests {
    @Test func mendsEveryFormInTheSameWay() throws {
        let file = try #require(
            CaseFile.all(in: "MendingCases").first { $0.testDescription == "forms" }
        )
        let broken = try #require(file["broken"])
        let mended = try #require(file["mended"])
        #expect(broken != mended)
        let forms = MarkdownForm.all.filter(\.keepsCode)
        func write(_ text: String, _ form: MarkdownForm, _ index: Int) -> String {
            var text = form.write(text.replacing("# Cups", with: "# Cups \(index)")).text
            // No line ending at the end, and blanks that nobody sees.
            if index.isMultiple(of: 2) { text.unicodeScalars.removeLast() } else { text += "  " }
            return text
        }
        let rulebook = try SampleRulebook([:])
        for (index, form) in forms.enumerated() {
            try rulebook.folder.write(write(broken, form, index), to: "content/tea/\(index).md")
        }
        let diff = try rulebook.run(["verify", "--fix", "--record", "--dry-run"])
        #expect(diff.hasSuffix("exit 1\n"))
        #expect(diff.contains("--- a/content/tea/0.md\n+++ b/content/tea/0.md\n"))
        let output = try rulebook.run(["verify", "--fix", "--record"])
        #expect(output.hasSuffix("exit 0\n"), "\(output)")
        func check() {
            for (index, form) in forms.enumerated() {
                let text = rulebook.folder.text(of: "content/tea/\(index).md") ?? ""
                // Bytes: two strings are equal when they only look the same.
                let isEqual = text.utf8.elementsEqual(write(mended, form, index).utf8)
                #expect(isEqual, "\(form): \(text)")
            }
        }
        check()
        let again = try rulebook.run(["verify", "--fix", "--record"])
        #expect(again.contains("! luca-docs: nothing to change\n"), "\(again)")
        check()
    }
}
