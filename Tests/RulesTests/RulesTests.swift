import CaseFiles
import Diagnostics
import Rules
import Testing

@Suite struct ContentHashTests {
    /// Vectors of FIPS 180-4's examples and of the lengths around a block's end.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
        ),
    ])
    func knownVectors(text: String, hash: String) {
        #expect(ContentHash(Array(text.utf8)).description == hash)
    }

    @Test(arguments: [
        (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
        (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
        (63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
        (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
        (1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    ])
    func repeatedLetter(count: Int, hash: String) {
        let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: count)
        #expect(ContentHash(bytes).description == hash)
    }

    @Test func everyByteCounts() {
        let bytes = [UInt8](0...255)
        let hashes = bytes.indices.map { index in
            var changed = bytes
            changed[index] ^= 1
            return ContentHash(changed)
        }
        #expect(Set(hashes).count == 256)
        #expect(!hashes.contains(ContentHash(bytes)))
    }
}

@Suite struct SnippetMapTests {
    private let map = SnippetMap(
        path: .root,
        lines: [
            SnippetMap.Line(line: 5, column: 3),
            SnippetMap.Line(line: 6, column: 2, expandedSpaces: 2),
            SnippetMap.Line(line: 9, column: 1),
        ],
        end: SourcePosition(line: 10, column: 4)
    )

    @Test(arguments: [
        (1, 1, 5, 3), (1, 9, 5, 11),
        // Two spaces stand for one tab: they lie at the tab, and the code behind it follows.
        (2, 1, 6, 1), (2, 2, 6, 1), (2, 3, 6, 2), (2, 4, 6, 3),
        (3, 1, 9, 1), (4, 1, 10, 4), (99, 7, 10, 4), (0, 1, 5, 1),
    ])
    func position(line: Int, column: Int, toLine: Int, toColumn: Int) {
        #expect(
            map.position(SourcePosition(line: line, column: column))
                == SourcePosition(line: toLine, column: toColumn)
        )
    }

    @Test func anEmptyFenceBlamesItsEnd() {
        let end = SourcePosition(line: 2, column: 1)
        let empty = SnippetMap(path: .root, lines: [], end: end)
        #expect(empty.position(SourcePosition(line: 1, column: 1)) == end)
    }
}

@Suite struct VocabularyTests {
    @Test func snippetsShowWhatIsNotHidden() {
        let origin = SourcePosition(line: 1, column: 1)
        let snippet = Snippet(
            id: SnippetID(
                document: DocumentID("luca/store", from: RulebookName("luca")),
                ordinal: 2
            ),
            language: "swift",
            role: .alone,
            code: "a\nb\nc\nd\n",
            hiddenLines: [1...1, 3...3],
            map: SnippetMap(path: .root, lines: [], end: origin),
            location: SourceLocation(path: .root, start: origin, end: origin)
        )
        #expect(snippet.shownCode == "b\nd\n")
        #expect(snippet.id.description == "luca/store#2")
    }

    @Test(arguments: [
        ("Model/Stores/Home.swift", "Model", "Stores/Home.swift"),
        ("Model/Home.swift", "Model", "Home.swift"),
    ])
    func samplePaths(text: String, module: String, file: String) throws {
        let path = try #require(SamplePath(text))
        #expect(path.module == module)
        #expect(path.file.description == file)
        #expect(path.description == text)
    }

    @Test(arguments: ["Home.swift", "", "/Model/Home.swift", "../Model/Home.swift", "Model/.."])
    func noSamplePaths(text: String) {
        #expect(SamplePath(text) == nil)
    }

    @Test func documentIDsReadBothForms() {
        let home = RulebookName("luca")
        #expect(DocumentID("store", from: home).description == "luca/store")
        #expect(DocumentID("tca/a/b", from: home).rulebook == RulebookName("tca"))
        #expect(DocumentID("tca/a/b", from: home).name == "a/b")
        #expect(DocumentID("tca/a", from: home) > DocumentID("z", from: home))
    }

    @Test func plainTextLeavesMarkupOut() {
        let inlines: [Inline] = [
            .text("a "), .emphasis([.strong([.code("b")])]), .softBreak, .htmlInline("<i>"),
            .footnoteReference(label: "n", number: 1, reference: 1), .strikethrough([.text("c")]),
        ]
        #expect(inlines.plainText == "a b c")
    }
}
