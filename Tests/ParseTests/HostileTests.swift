import Diagnostics
import Parse
import Rules
import Testing

/// Inputs that overflow stacks or take quadratic time in a reader that does not mind its depth.
///
/// Each is large enough to be seen when it goes wrong: the run crashes or does not end.
@Suite struct HostileTests {
    private static let count = 8_000

    static let texts: [(name: String, text: String)] = [
        ("unclosed links", repeated("[a](<b")),
        ("unclosed images", repeated("![[]()")),
        ("open brackets", repeated("[") + "a" + repeated("]")),
        ("nested emphasis", repeated("*a _b ") + repeated("c_ d* ")),
        ("nested emphasis with tildes", "~ " + repeated("*a _b ") + repeated("c_ d* ")),
        ("open strikethrough", repeated("~~a ~b ")),
        ("quotes on a line", repeated(">") + " a\n"),
        ("items on a line", repeated("- ") + "a\n"),
        ("deep lists", (0..<500).map { String(repeating: "  ", count: $0) + "- a\n" }.joined()),
        ("bare addresses", repeated("www.a.b ") + repeated("http://a.b/") + repeated("a@b.c ")),
        ("footnotes", repeated("[^a]") + "\n\n[^a]: b\n"),
        ("nested footnotes", (0..<200).map { indent($0) + "[^\($0)]: x\n" }.joined()),
        ("definitions", repeated("[a]: b\n") + "[a]: b c\n"),
        ("short rows", "|" + repeated("a|") + "\n|" + repeated("-|") + "\n" + repeated("|\n|a|\n")),
        ("tables behind tables", "> | a |\n> | - |\n" + repeated("| b |\n> | - |\n")),
        ("back-quotes", (1..<400).map { String(repeating: "`", count: $0) + " " }.joined()),
        ("entities", repeated("&amp;&x;") + "[a](b)"),
        ("comments", repeated("x<!--") + repeated("<![CDATA[") + repeated("<?")),
        ("NUL", repeated("\0")),
        ("front matter lists", "---\na: " + repeated("[") + "\n---\n"),
        ("front matter maps", "---\n" + (0..<300).map { indent($0) + "a:\n" }.joined() + "---\n"),
    ]

    private static func repeated(_ text: String) -> String {
        String(repeating: text, count: count)
    }

    private static func indent(_ depth: Int) -> String { String(repeating: "    ", count: depth) }

    @Test(arguments: texts.indices) func ends(_ index: Int) throws {
        let (name, text) = Self.texts[index]
        let path = try #require(ContentPath("sample/page.md"))
        let file = SourceFile(path: path, text: text)
        let (document, problems) = parseDocument(file, in: .plain)
        #expect(problems.allSatisfy { $0.severity == .warning }, "\(name)")
        let bytes = file.bytes.count
        for link in document.links {
            let place = file.offset(of: link.location.start)..<file.offset(of: link.location.end)
            #expect(place.upperBound <= bytes && !place.isEmpty, "\(name)")
        }
    }

    @Test func manyBrokenBytes() throws {
        let path = try #require(ContentPath("sample/page.md"))
        let file = SourceFile(path: path, bytes: [UInt8](repeating: 0xFF, count: Self.count))
        let (document, problems) = parseDocument(file, in: .plain)
        #expect(problems.count == 10)
        #expect(document.blocks.count == 1)
    }
}
