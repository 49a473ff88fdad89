import CaseFiles
import Diagnostics
import Parse
import Rules
import Testing

/// Edits of a fence's code, in each form of Markdown: the file becomes what the form makes of the
/// text with the edited code, byte for byte.
///
/// Where the code is edited, a form only puts prefixes before lines and ends them in its own way.
@Suite struct SnippetEditTests {
    /// The lines of code that the edits are about.
    static let code = ["let a = 1", "", "func é() {", "\tprint(a) // ¤", "}"]

    /// An edit of the code, and the lines it must give.
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// Takes the fence and what `¤` stands for.
        var edit: @Sendable (Snippet, String) -> TextEdit?
        var lines: [String]

        /// Puts a text between two places given as line and column.
        static func text(
            _ name: String,
            _ start: (Int, Int),
            _ end: (Int, Int),
            _ text: String,
            _ lines: [String]
        ) -> Case {
            let start = SourcePosition(line: start.0, column: start.1)
            let end = SourcePosition(line: end.0, column: end.1)
            return Case(
                testDescription: name,
                edit: { snippet, _ in snippet.edit(from: start, to: end, text) },
                lines: lines
            )
        }

        /// Puts lines in place of others.
        static func lines(_ name: String, _ range: Range<Int>, _ new: [String]) -> Case {
            var lines = code
            lines.replaceSubrange(range, with: new)
            return Case(
                testDescription: name,
                edit: { snippet, filling in
                    snippet.edit(lines: range, new.map { $0.replacing("¤", with: filling) })
                },
                lines: lines
            )
        }
    }

    static let cases: [Case] = [
        .text("insertion", (1, 9), (1, 9), "try ", ["let a = try 1"] + code.dropFirst()),
        .text("replacement", (1, 1), (1, 4), "var", ["var a = 1"] + code.dropFirst()),
        .text("removal", (1, 6), (1, 10), "", ["let a"] + code.dropFirst()),
        .text(
            "behind a tab and wide letters",
            (3, 8),
            (4, 3),
            "() { x",
            ["let a = 1", "", "func é() { xrint(a) // ¤", "}"]
        ),
        .text("across lines", (1, 4), (3, 5), "", ["let é() {"] + code.dropFirst(3)),
        .text(
            "of several lines",
            (3, 12),
            (3, 12),
            "\n    let b = 2\n    let c",
            ["let a = 1", "", "func é() {", "    let b = 2", "    let c"] + code.dropFirst(3)
        ),
        .text(
            "a new line at the start",
            (1, 1),
            (1, 1),
            "import A\n",
            ["import A"] + code
        ),
        .text("at the end", (6, 1), (6, 1), "let z = 1\n", code + ["let z = 1"]),
        .text("up to the end", (5, 1), (6, 1), "", code.dropLast()),
        .text("the last line's rest", (5, 2), (6, 1), " // end\n", code.dropLast() + ["} // end"]),
        .lines("no lines", 2..<2, []),
        .lines("lines before the first", 0..<0, ["import A", "import B"]),
        .lines("lines between", 3..<3, ["    let b = 2"]),
        .lines("lines behind the last", 5..<5, ["let y = 1", "let z = 1"]),
        .lines("more lines", 2..<3, ["// ¤", "func b() {"]),
        .lines("fewer lines", 2..<5, ["func b() {}"]),
        .lines("a line for a blank one", 1..<2, ["let b = 2"]),
        .lines("all lines", 0..<5, ["let x = 1"]),
        .lines("without blank lines", 1..<2, []),
    ]

    static func document(_ lines: [String]) -> String {
        (["# Cups", "", "Text.", "", "```swift"] + lines + ["```", "", "More.", ""])
            .map { $0 + "\n" }.joined()
    }

    @Test(arguments: cases) func editsInEveryForm(_ file: Case) throws {
        for form in MarkdownForm.all where form.keepsCode && form.isWithoutHiddenLines {
            let (source, snippet) = try read(form.write(Self.document(Self.code)).text)
            let edit = try #require(file.edit(snippet, form.filling), "\(form)")
            let edited = apply([edit], to: source)
            let expected = form.write(Self.document(file.lines)).text
            // Bytes: two strings are equal when they only look the same.
            #expect(edited.utf8.elementsEqual(expected.utf8), "\(form): \(edited)")
            // What is read back is the code that was meant.
            let code = file.lines.map { $0.replacing("¤", with: form.filling) + "\n" }.joined()
            #expect(try read(edited).snippet.code == code, "\(form)")
        }
    }

    @Test func emptyFencesGetTheirFirstLine() throws {
        for form in MarkdownForm.all where form.keepsCode && form.isWithoutHiddenLines {
            let (source, snippet) = try read(form.write(Self.document([])).text)
            let edit = try #require(snippet.edit(lines: 0..<0, ["let a = 1"]))
            let expected = form.write(Self.document(["let a = 1"])).text
            #expect(apply([edit], to: source) == expected, "\(form)")
        }
    }

    @Test func blankLinesEndWithoutBlanks() throws {
        let (source, snippet) = try read("> ```swift\n> a\n> b\n> ```\n")
        let edit = try #require(snippet.edit(lines: 1..<1, ["", "c"]))
        #expect(apply([edit], to: source) == "> ```swift\n> a\n>\n> c\n> b\n> ```\n")
    }

    @Test func everyLineKeepsItsEnding() throws {
        let (source, snippet) = try read("```swift\r\na\r\nb\nc\rd\r\n```")
        let edit = try #require(snippet.edit(lines: 0..<4, ["A", "B", "C", "D", "E"]))
        let edited = apply([edit], to: source)
        #expect(edited == "```swift\r\nA\r\nB\nC\rD\r\nE\r\n```")
    }

    @Test func longerFences() throws {
        let (source, snippet) = try read("- ~~~swift\n  a\n  ~~~~\n")
        #expect(snippet.edits(fencing: ["``````", "x ~~~~~"]).isEmpty)
        let edit = try #require(snippet.edit(lines: 1..<1, [" ~~~~"]))
        let edited = apply([edit] + snippet.edits(fencing: [" ~~~~"]), to: source)
        #expect(edited == "- ~~~~~swift\n  a\n   ~~~~\n  ~~~~~~\n")
        #expect(try read(edited).snippet.code == "a\n ~~~~\n")
    }

    @Test func refusesWhatIsNotKnownToTheByte() throws {
        let place = SourcePosition(line: 1, column: 1)
        // Not closed, bytes that are not UTF-8, a place in the middle of a tab, no such place.
        #expect(try read("```swift\na\n").snippet.edit(from: place, to: place, "b") == nil)
        let broken = Array("```swift\nlet a = \"".utf8) + [0xFF] + Array("\"\n```\n".utf8)
        let file = SourceFile(path: .root, bytes: broken)
        let snippet = try #require(parseDocument(file, in: rulebook).0.snippets.first)
        #expect(snippet.edit(from: place, to: place, "b") == nil)
        let tab = try read("- Item\n\n\t```swift\n\tlet a = 1\n\t```\n").snippet
        #expect(tab.code == " let a = 1\n")
        #expect(tab.edit(from: place, to: place, "b") == nil)
        #expect(tab.edit(lines: 0..<1, ["let b = 1"]) == nil)
        let behind = SourcePosition(line: 1, column: 3)
        #expect(tab.edit(from: behind, to: behind, "b") != nil)
        #expect(tab.edit(lines: 0..<1, ["    let b = 1"])?.replacement == "\t   let b = 1\n")
        let far = SourcePosition(line: 9, column: 1)
        #expect(tab.edit(from: far, to: far, "b") == nil)
    }

    private let rulebook = Rulebook(
        name: RulebookName("tea"),
        folder: .root,
        title: "Tea",
        fences: .parse,
        isDeclared: false
    )

    private func read(_ text: String) throws -> (source: SourceFile, snippet: Snippet) {
        let source = SourceFile(path: .root, text: text)
        let snippets = parseDocument(source, in: rulebook).0.snippets
        return (source, try #require(snippets.count == 1 ? snippets[0] : nil))
    }

    private func apply(_ edits: [TextEdit], to file: SourceFile) -> String {
        var list = EditList()
        let isAdded = list.add(edits, in: file)
        #expect(isAdded)
        return String(decoding: list.applied(to: file.bytes), as: UTF8.self)
    }
}

extension MarkdownForm {
    fileprivate var isWithoutHiddenLines: Bool { if case .none = hidden { true } else { false } }
}
