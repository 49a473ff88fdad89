import Diagnostics
import Parse
import Rules
import Testing

/// Documents put together at random, always the same ones: what must hold for every document.
@Suite struct RandomTests {
    private static let prefixes = ["", "", "> ", ">", "- ", "  ", "1. ", "\t", "    ", "-\t", "+ "]
    private static let lines = [
        "", "", "text", "[a](b.md)", "*e [c][r] f*", "[r]: /url \"t\"", "```swift", "```", "~~~",
        "let a = 1", "\tlet b", "| [x](y) | b |", "| - | - |", "[^1]: note [n](m)", "q[^1] <u:v>",
        "# H [h](i)", "===", "---", "<div>", "www.e.org ![i](j)", "- [ ] t [k](l)",
        "\\[z](z) &amp;",
        "[two](", "lines)", "é [é](é)", "``[no](no)``",
    ]

    /// A document of up to twelve lines.
    private static func document(_ seed: UInt64) -> String {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func pick(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        var text = ""
        var prefix = ""
        for _ in 0..<pick(12) + 1 {
            if pick(3) == 0 { prefix = (0..<pick(3)).map { _ in prefixes[pick(11)] }.joined() }
            text += prefix + lines[pick(lines.count)] + ["\n", "\n", "\r\n"][pick(3)]
        }
        return text
    }

    @Test(arguments: 0..<40) func everyPlaceIsRight(_ block: Int) throws {
        let path = try #require(ContentPath("sample/page.md"))
        var count = (links: 0, snippets: 0)
        for seed in block * 100..<block * 100 + 100 {
            let text = Self.document(UInt64(seed + 1))
            let file = SourceFile(path: path, text: text)
            let document = parseDocument(file, in: .plain).0
            for link in document.links { check(link, file) }
            for snippet in document.snippets { check(snippet, file) }
            check(document.blocks, in: 0..<file.bytes.count, file)
            count.links += document.links.count
            count.snippets += document.snippets.count
        }
        #expect(count.links > 50 && count.snippets > 10)
    }

    private func check(_ link: Link, _ file: SourceFile) {
        let range = file.offset(of: link.location.start)..<file.offset(of: link.location.end)
        let text = String(decoding: file.bytes[range], as: UTF8.self)
        let isWhole =
            (text.hasPrefix("[") || text.hasPrefix("!["))
            && (text.hasSuffix(")") || text.hasSuffix("]"))
        let isAddress = text.hasPrefix("www.") || (text.hasPrefix("<") && text.hasSuffix(">"))
        #expect(isWhole || isAddress, "\(link) is \(text) in \(file.text.debugDescription)")
    }

    private func check(_ snippet: Snippet, _ file: SourceFile) {
        let lines = snippet.map.lines.map { line in
            let start = file.offset(of: SourcePosition(line: line.line, column: line.column))
            let end = file.byteRange(ofLine: line.line).upperBound
            return String(repeating: " ", count: line.expandedSpaces)
                + String(decoding: file.bytes[start..<end], as: UTF8.self) + "\n"
        }
        #expect(lines.joined() == snippet.code, "in \(file.text.debugDescription)")
    }

    /// Every block lies inside the one that holds it, and they follow one another.
    private func check(_ blocks: [Block], in outer: Range<Int>, _ file: SourceFile) {
        var last = outer.lowerBound
        for block in blocks {
            let start = file.offset(of: block.location.start)
            let end = file.offset(of: block.location.end)
            #expect(
                start >= last && end >= start && end <= outer.upperBound,
                "\(block.location) in \(file.text.debugDescription)"
            )
            last = max(last, start)
            switch block.kind {
            case .blockQuote(let inner), .alert(_, let inner):
                check(inner, in: start..<max(start, end), file)
            case .list(let list):
                for item in list.items { check(item.blocks, in: start..<max(start, end), file) }
            default: break
            }
        }
    }
}

extension SourceFile {
    fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
