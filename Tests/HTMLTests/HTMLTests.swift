import CaseFiles
import Diagnostics
import HTML
import Parse
import Rules
import Testing

/// Renders each case's `input.md`.
///
/// A section `plain` asks for CommonMark alone, `raw html` lets raw HTML through.
@Suite struct HTMLTests {
    @Test(arguments: CaseFile.all()) func fragment(_ file: CaseFile) throws {
        let isPlain = file["plain"] != nil
        var hooks = isPlain ? FragmentRenderer.Hooks.plain : FragmentRenderer.Hooks()
        if file["raw html"] != nil { hooks.rawHTML = .pass }
        let document = try document(file["input.md"] ?? "", options: isPlain ? .plain : .all)
        let renderer = FragmentRenderer(hooks)
        file.check(renderer.render(document.blocks) + renderer.render(document.footnotes))
    }

    @Test func hooksDecide() throws {
        let hooks = FragmentRenderer.Hooks(
            href: { $0.destination == "gone.md" ? nil : "out/" + $0.destination },
            code: { $0.info == "swift" ? "<figure>\($0.snippet ?? -1)</figure>\n" : nil },
            headingID: { "doc-" + $0 },
            headingEnd: { "<a href=\"#doc-\($0)\">#</a>" }
        )
        let text = """
            # A *b*

            [live](live.md) [dead *link*](gone.md) ![picture](p.png)

            ```swift
            code
            ```

                indented

            """
        let document = try document(text, options: .all)
        #expect(
            FragmentRenderer(hooks).render(document.blocks) == """
                <h1 id="doc-a-b">A <em>b</em><a href="#doc-a-b">#</a></h1>
                <p><a href="out/live.md">live</a> dead <em>link</em> \
                <img src="out/p.png" alt="picture" /></p>
                <figure>0</figure>
                <pre><code>indented
                </code></pre>

                """
        )
    }

    @Test(arguments: [
        ("a b.md", "a%20b.md"),
        ("a%20b", "a%20b"),
        ("é", "%C3%A9"),
        ("?a=1&b='2'", "?a=1&amp;b=&#x27;2&#x27;"),
        ("\"<>\\[]`{}|^", "%22%3C%3E%5C%5B%5D%60%7B%7D%7C%5E"),
    ])
    func escapesURLs(url: String, escaped: String) {
        #expect(escapeURL(url) == escaped)
    }

    @Test(arguments: [
        "javascript:alert(1)", "JaVaScRiPt:x", " javascript:x", "java\tscript:x", "java\nscript:x",
        "\u{1}javascript:x", "vbscript:x", "file:///etc/passwd", "data:text/html,x",
        "data:image/svg+xml,x",
    ])
    func findsUnsafeURLs(url: String) {
        #expect(isUnsafeURL(url))
    }

    @Test(arguments: [
        "https://example.org/javascript:x", "a.md", "#javascript:", "mailto:a@b.c", "",
        "data:image/png;base64,AA", "rule:luca/store", "notes:javascript:",
    ])
    func passesSafeURLs(url: String) {
        #expect(!isUnsafeURL(url))
    }

    private func document(_ text: String, options: ParseOptions) throws -> Document {
        let rulebook = Rulebook(
            name: RulebookName("sample"),
            folder: .root,
            title: "",
            fences: .parse,
            isDeclared: false
        )
        let path = try #require(ContentPath("page.md"))
        return parseDocument(SourceFile(path: path, text: text), in: rulebook, options: options).0
    }
}
