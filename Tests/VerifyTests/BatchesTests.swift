import Diagnostics
import Rules
import SwiftCode
import Testing

@testable import Verify

/// Which fences may share a compiler process.
@Suite struct BatchesTests {
    private func groups(_ codes: [String], size: Int = 25) -> (groups: [[Int]], single: [Int]) {
        let batches = Batches(codes.enumerated().map { lone($1, $0 + 1) }, size: size)
        return (
            batches.groups.map { $0.map(\.snippet.id.ordinal) },
            batches.single.map(\.read.snippet.id.ordinal)
        )
    }

    @Test func strangersShare() {
        let found = groups(["let a = 1\n", "func b() {}\n", "struct C { var a1 = 1 }\n"])
        #expect(found.groups == [[1, 2, 3]])
        #expect(found.single.isEmpty)
    }

    @Test func aNameOfANeighbourParts() {
        #expect(groups(["struct Order {}\n", "func f(_ o: Order) {}\n"]).single == [1, 2])
        // The other way round, and through an interpolation.
        #expect(groups(["let t = \"\\(order)\"\n", "let order = 1\n"]).single == [1, 2])
        // Both declare it.
        #expect(groups(["struct Order {}\n", "struct Order {}\n"]).single == [1, 2])
    }

    @Test func anOperatorOfANeighbourParts() {
        #expect(groups(["func + (l: Int, r: S) {}\n", "let a = 1 + 2\n"]).single == [1, 2])
        #expect(
            groups(["let a = 1 + 2\n", "struct B { static func + (l: B, r: B) {} }\n"]).single == [
                1, 2,
            ]
        )
    }

    @Test func otherImportsPart() {
        let found = groups(["import A\nlet a = 1\n", "import A\nlet b = 1\n", "let c = 1\n"])
        #expect(found.groups == [[1, 2]])
        #expect(found.single == [3])
        #expect(
            groups(["import A\nlet a = 1\n", "@testable import A\nlet b = 1\n"]).groups.isEmpty
        )
    }

    @Test func whatCannotBeToldByNamesStandsAlone() {
        let found = groups([
            "let a = 1\n", "let b = 1\n", "extension Int {}\n", "print(1)\n", "@main struct M {}\n",
        ])
        #expect(found.groups == [[1, 2]])
        #expect(found.single == [3, 4, 5])
    }

    @Test func sizeIsKept() {
        #expect(groups((1...5).map { "let v\($0) = 1\n" }, size: 2).groups == [[1, 2], [3, 4]])
    }
}

/// A fence without attributes.
func lone(_ code: String, _ ordinal: Int, role: Snippet.Role = .alone) -> ReadSnippet {
    let path = ContentPath("tea/tests.md")!
    let position = SourcePosition(line: ordinal * 100, column: 1)
    let count = code.utf8.count { $0 == UInt8(ascii: "\n") }
    return ReadSnippet(
        Snippet(
            id: SnippetID(
                document: DocumentID(rulebook: RulebookName("tea"), name: "tests"),
                ordinal: ordinal
            ),
            language: "swift",
            role: role,
            code: code,
            map: SnippetMap(
                path: path,
                lines: (0..<count).map { .init(line: ordinal * 100 + 1 + $0, column: 1) },
                end: position
            ),
            location: SourceLocation(path: path, start: position, end: position)
        ),
        in: CodeConfiguration(system: "Linux", modules: [], compiler: [6, 2])
    )
}
