import Diagnostics
import Testing

@Suite struct SourceFileTests {
    private let file = SourceFile(
        path: .root,
        text: "one\r\ntwo\rthree\n\né\t4"
    )

    @Test func linesEndInThreeWays() {
        #expect(file.lineStarts == [0, 5, 9, 15, 16])
        let lines = (1...5).map { String(decoding: file.line($0), as: UTF8.self) }
        #expect(lines == ["one", "two", "three", "", "é\t4"])
        #expect(file.line(0).isEmpty)
        #expect(file.line(6).isEmpty)
    }

    @Test(arguments: [
        (0, 1, 1), (3, 1, 4), (4, 1, 5), (5, 2, 1), (8, 2, 4), (9, 3, 1), (15, 4, 1), (16, 5, 1),
        (18, 5, 3), (19, 5, 4), (20, 5, 5), (99, 5, 5), (-1, 1, 1),
    ])
    func positions(offset: Int, line: Int, column: Int) {
        #expect(file.position(at: offset) == SourcePosition(line: line, column: column))
    }

    @Test(arguments: [
        (1, 1, 0), (1, 4, 3), (1, 99, 3), (2, 0, 5), (5, 3, 18), (9, 1, 20), (0, 1, 0),
    ])
    func offsets(line: Int, column: Int, offset: Int) {
        #expect(file.offset(of: SourcePosition(line: line, column: column)) == offset)
    }

    @Test func anEmptyFileHasOneLine() {
        let empty = SourceFile(path: .root, bytes: [])
        #expect(empty.lineStarts == [0])
        #expect(empty.position(at: 5) == SourcePosition(line: 1, column: 1))
        #expect(empty.byteRange(ofLine: 1) == 0..<0)
    }

    @Test func locationsSpanLines() {
        let location = file.location(of: 1..<7)
        #expect(location.start == SourcePosition(line: 1, column: 2))
        #expect(location.end == SourcePosition(line: 2, column: 3))
        #expect(file.location(ofLine: 3).end == SourcePosition(line: 3, column: 6))
    }
}

@Suite struct ContentPathTests {
    @Test(arguments: [
        ("a/b.md", "a/b.md"), ("./a//b/", "a/b"), ("a/../b", "b"), ("", ""), ("a/..", ""),
        (".hidden", ".hidden"),
    ])
    func normalises(text: String, path: String) throws {
        #expect(try #require(ContentPath(text)).description == path)
    }

    @Test(arguments: ["/a", "..", "a/../..", "a\u{0}b"])
    func refuses(text: String) {
        #expect(ContentPath(text) == nil)
    }

    @Test func takesApart() throws {
        let path = try #require(ContentPath("a/b/c.tar.gz"))
        #expect(path.name == "c.tar.gz")
        #expect(path.stem == "c.tar")
        #expect(path.parent.description == "a/b")
        #expect(path.parent.appending("../d.md")?.description == "a/d.md")
        #expect(path.parent.appending("../../../d.md") == nil)
        #expect(ContentPath.root.appending("x")?.description == "x")
        #expect(ContentPath.root.appending("/x") == nil)
        #expect(path.isInside(path.parent))
        #expect(!path.parent.isInside(path))
        #expect(path.relative(to: path.parent)?.description == "c.tar.gz")
        #expect(ContentPath.root.parent == .root)
        #expect(try #require(ContentPath(".hidden")).stem == ".hidden")
    }

    @Test func sortsByBytes() throws {
        let texts = ["b", "a/b", "a", "é", "a/B", "a-b"]
        let paths = try texts.map { try #require(ContentPath($0)) }.sorted()
        #expect(paths.map(\.description) == ["a", "a/B", "a/b", "a-b", "b", "é"])
    }
}
