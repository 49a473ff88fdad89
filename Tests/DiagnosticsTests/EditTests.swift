import Diagnostics
import Testing

@Suite struct EditTests {
    private func file(_ text: String) throws -> SourceFile {
        SourceFile(path: try #require(ContentPath("a.md")), text: text)
    }

    private func edit(_ range: Range<Int>, _ text: String, in file: SourceFile) -> TextEdit {
        TextEdit(file.location(of: range), text)
    }

    @Test func makesEditsInTheOrderOfTheirPlaces() throws {
        let file = try file("let a = load()\r\nlet b = 2")
        var list = EditList()
        func add(_ group: [TextEdit], in file: SourceFile) -> Bool { list.add(group, in: file) }
        #expect(add([edit(16..<19, "var", in: file)], in: file))
        #expect(add([edit(8..<8, "try ", in: file), edit(0..<3, "var", in: file)], in: file))
        let text = String(decoding: list.applied(to: file.bytes), as: UTF8.self)
        #expect(text == "var a = try load()\r\nvar b = 2")
    }

    @Test func refusesEditsWhoseOrderMatters() throws {
        let file = try file("let a = load()")
        var list = EditList()
        func add(_ group: [TextEdit], in file: SourceFile) -> Bool { list.add(group, in: file) }
        #expect(add([edit(4..<8, "b", in: file)], in: file))
        let before = list
        // Of a group nothing is made when a part of it cannot be.
        #expect(!add([edit(0..<3, "var", in: file), edit(7..<9, "", in: file)], in: file))
        #expect(!add([edit(5..<5, "x", in: file)], in: file))
        #expect(!add([edit(4..<8, "c", in: file)], in: file))
        #expect(list == before)
        // The same edit again is one edit; at the edges there is but one order.
        #expect(add([edit(4..<8, "b", in: file)], in: file))
        #expect(list == before)
        #expect(add([edit(8..<8, "try ", in: file), edit(4..<4, "_", in: file)], in: file))
        #expect(!add([edit(8..<8, "try? ", in: file)], in: file))
        let text = String(decoding: list.applied(to: file.bytes), as: UTF8.self)
        #expect(text == "let _btry load()")
        let other = SourceFile(path: .root, text: "let a = load()")
        #expect(!add([edit(0..<3, "var", in: other)], in: file))
    }

    @Test func findsTheLinesThatChanged() {
        var random = SmallRandom()
        for _ in 0..<500 {
            let old = (0..<random.next(9)).map { _ in random.next(4) }
            let new = (0..<random.next(9)).map { _ in random.next(4) }
            var result: [Int] = []
            var at = 0
            for change in lineChanges(from: old, to: new) {
                result += old[at..<change.old.lowerBound] + new[change.new]
                #expect(at == 0 || change.old.lowerBound > at, "\(old) \(new)")
                at = change.old.upperBound
            }
            #expect(result + old[at...] == new)
        }
        #expect(lineChanges(from: [1, 2], to: [1, 2]).isEmpty)
    }

    @Test func comparesAsGitDoes() throws {
        let old = (1...12).map { "line \($0)\n" }.joined()
        let new = old.replacing("line 2\n", with: "two\r\n").replacing("line 12\n", with: "end")
        let diff = UnifiedDiff(path: "docs/a b.md", from: Array(old.utf8), to: Array(new.utf8))
        #expect(
            String(decoding: diff.bytes, as: UTF8.self) == """
                --- a/docs/a b.md\t
                +++ b/docs/a b.md\t
                @@ -1,5 +1,5 @@
                 line 1
                -line 2
                +two\r
                 line 3
                 line 4
                 line 5
                @@ -9,4 +9,4 @@
                 line 9
                 line 10
                 line 11
                -line 12
                +end
                \\ No newline at end of file

                """
        )
        #expect(UnifiedDiff(path: "a", from: diff.bytes, to: diff.bytes).bytes.isEmpty)
        let added = UnifiedDiff(path: "é\"", from: [], to: Array("a\n".utf8)).bytes
        #expect(
            String(decoding: added, as: UTF8.self)
                == "--- \"a/\\303\\251\\\"\"\n+++ \"b/\\303\\251\\\"\"\n@@ -0,0 +1 @@\n+a\n"
        )
    }
}

/// Numbers that look random and are the same in every run.
private struct SmallRandom {
    private var state: UInt64 = 42

    /// A number from 0 up to but not including `limit`.
    mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
}
