import Diagnostics
import Parse
import Rules
import Testing

/// Writes the same Markdown in other forms and predicts every place in it exactly.
@Suite struct PlaceTests {
    /// A way to write a text again, and where each of its positions goes.
    struct Form: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var lineEnd = "\n"
        var before = ""
        var firstPrefix = ""
        var prefix = ""
        /// How many containers stand around the text.
        var depth = 0

        func write(_ text: String) -> [UInt8] {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            let written = lines.enumerated().map { number, line in
                (number == 0 ? firstPrefix : prefix) + line + lineEnd
            }
            return Array((before + written.joined()).utf8)
        }

        func move(_ position: SourcePosition) -> SourcePosition {
            let isFirst = position.line == 1
            let shift = (isFirst ? before + firstPrefix : prefix).utf8.count
            return SourcePosition(line: position.line, column: position.column + shift)
        }
    }

    static let forms = [
        Form(testDescription: "CRLF", lineEnd: "\r\n"),
        Form(testDescription: "lone CR", lineEnd: "\r"),
        Form(testDescription: "byte order mark", before: "\u{FEFF}"),
        Form(testDescription: "quote", firstPrefix: "> ", prefix: "> ", depth: 1),
        Form(testDescription: "item", firstPrefix: "- ", prefix: "  ", depth: 2),
        Form(testDescription: "number", firstPrefix: "10) ", prefix: "    ", depth: 2),
        Form(testDescription: "tab item", firstPrefix: "-\t", prefix: "\t", depth: 2),
        Form(testDescription: "item in quote", firstPrefix: "> + ", prefix: ">   ", depth: 3),
        Form(testDescription: "quote in item", firstPrefix: "* > ", prefix: "  > ", depth: 3),
        Form(
            testDescription: "CRLF in items with a mark",
            lineEnd: "\r\n",
            before: "\u{FEFF}",
            firstPrefix: "1. - ",
            prefix: "     ",
            depth: 4
        ),
    ]

    static let texts = [
        """
        # A *title* with `code`
        Text with [a link](a.md "T"), ![image](b.png) and
           an indented line: [other][ref] é [third](<c d.md>).

        [ref]: ref.md
        [more]: more.md
        [more] at the start <https://auto.link>

        Setext [heading](x.md)
        ---

        """,
        """
        ```swift
        let a = 1

          let b = "é"
        ```

        Text:

          ~~~ swift
          indented
         less
              more
          ~~~

            indented code

        """,
        """
        - one [l](1.md)
          - two

            ```swift
            deep
            ```
          > quote [m](2.md)
          lazy [n](3.md)

        1. three
        2. four

        """,
        """
        legend
        | a | [b](b.md) |
        | - | :-: |
        | `c\\|d` \\| e | [f][] |
        | short |
        - [ ] task [t](t.md)
        - [x] www.example.org and ~~[s](s.md)~~

        [f]: f.md

        """,
        """
        Note[^1] and[^two].

        [^1]: The [first](1.md)
            continued

            ```swift
            in a note
            ```
        [^two]:
            [second](2.md)

        <div id="x">
        html
        </div>

        """,
    ]

    @Test(arguments: texts, forms) func everyPlace(_ text: String, _ form: Form) {
        let plain = document(Array(text.utf8))
        var other = document(form.write(text))
        for _ in 0..<form.depth where other.blocks.count == 1 {
            switch other.blocks[0].kind {
            case .blockQuote(let blocks): other.blocks = blocks
            case .list(let list) where list.items.count == 1: other.blocks = list.items[0].blocks
            default: break
            }
        }
        #expect(
            DocumentDump.text(of: other, problems: [])
                == DocumentDump.text(of: plain, problems: [], moving: form.move)
        )
    }

    /// The code that the map points at, put together from the file, is the code.
    @Test(arguments: texts, forms) func everyCodeByte(_ text: String, _ form: Form) {
        let bytes = form.write(text)
        let file = SourceFile(path: ContentPath("sample/page.md")!, bytes: bytes)
        for snippet in document(bytes).snippets {
            let lines = snippet.map.lines.map { line in
                let start = file.offset(of: SourcePosition(line: line.line, column: line.column))
                let end = file.byteRange(ofLine: line.line).upperBound
                return String(repeating: " ", count: line.expandedSpaces)
                    + String(decoding: file.bytes[start..<end], as: UTF8.self) + "\n"
            }
            #expect(lines.joined() == snippet.code)
        }
    }

    private func document(_ bytes: [UInt8]) -> Document {
        let file = SourceFile(path: ContentPath("sample/page.md")!, bytes: bytes)
        return parseDocument(file, in: .plain).0
    }
}
