import CaseFiles
import Diagnostics
import Parse
import Rules
import Testing

/// Reads each case's `input.md` as a document and dumps all that is known of it.
///
/// A section `rulebook.yml` makes it a document of that rulebook, else it is anybody's Markdown.
/// `\r`, `\0`, `\xNN`, `\t` and `\\` can be written in the input when a section `escapes` is there.
@Suite struct ParseTests {
    @Test(arguments: CaseFile.all()) func document(_ file: CaseFile) throws {
        let (rulebook, rulebookProblems) = rulebook(of: file)
        if let glossary = file["glossary.yml"] {
            let (entries, problems) = parseGlossary(
                SourceFile(path: ContentPath("sample/glossary.yml")!, text: glossary),
                for: rulebook.name
            )
            let lines = entries.map { "\($0.say.joined(separator: " · ")) → \($0.means.value)" }
            file.check(lines.map { $0 + "\n" }.joined() + dump(problems))
            return
        }
        guard let input = file["input.md"] else {
            file.check(RulebookDump.text(of: rulebook) + dump(rulebookProblems))
            return
        }
        #expect(rulebookProblems.isEmpty)
        let bytes = file["escapes"] == nil ? Array(input.utf8) : unescaped(input)
        let (document, problems) = parseDocument(
            SourceFile(path: ContentPath("sample/page.md")!, bytes: bytes),
            in: rulebook
        )
        file.check(DocumentDump.text(of: document, problems: problems))
    }

    private func rulebook(of file: CaseFile) -> (Rulebook, [Diagnostic]) {
        guard let text = file["rulebook.yml"] else { return (.plain, []) }
        return parseRulebook(
            SourceFile(path: ContentPath("sample/rulebook.yml")!, text: text)
        )
    }

    private func dump(_ problems: [Diagnostic]) -> String {
        problems.map { problem in
            let place = problem.location.map { "\($0.start.line):\($0.start.column)" } ?? "-"
            let hint = problem.hint.map { "\n  hint: \($0)" } ?? ""
            return "\(place) \(problem.severity)[\(problem.id)]: \(problem.message)\(hint)\n"
        }.joined()
    }
}

extension Rulebook {
    /// A folder of anybody's Markdown.
    static let plain = Rulebook(
        name: RulebookName("sample"),
        folder: ContentPath("sample")!,
        title: "sample",
        fences: .parse,
        isDeclared: false
    )
}

/// Bytes from text with `\r`, `\t`, `\0`, `\\` and `\xNN`.
func unescaped(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
            bytes.append(byte)
            continue
        }
        switch escape {
        case UInt8(ascii: "r"): bytes.append(0x0D)
        case UInt8(ascii: "n"): bytes.append(0x0A)
        case UInt8(ascii: "t"): bytes.append(0x09)
        case UInt8(ascii: "0"): bytes.append(0)
        case UInt8(ascii: "x"):
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            rest = rest.dropFirst(2)
            bytes.append(UInt8(digits, radix: 16) ?? 0x3F)
        default: bytes.append(escape)
        }
    }
    return bytes
}
