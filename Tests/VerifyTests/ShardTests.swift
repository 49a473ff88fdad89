import Diagnostics
import Testing
import Verify

@Suite struct ShardTests {
    @Test(arguments: 1...7)
    func everyDocumentIsInOneShard(count: Int) throws {
        let documents = (0..<40).map { number in
            (path: ContentPath("tea/\(number).md")!, fences: number * number % 11)
        }
        let shards = try (1...count).map { number in
            try #require(Shard("\(number)/\(count)")).documents(of: documents.shuffled())
        }
        #expect(shards.map(\.count).reduce(0, +) == documents.count)
        #expect(shards.reduce(into: Set()) { $0.formUnion($1) } == Set(documents.map(\.path)))
        let loads = shards.map { own in
            documents.filter { own.contains($0.path) }.map(\.fences).reduce(0, +)
        }
        #expect(loads.max()! - loads.min()! <= 11)
    }

    @Test func shardsBeyondTheDocumentsAreEmpty() throws {
        let document = (path: ContentPath("tea/a.md")!, fences: 2)
        let first = try #require(Shard("1/\(Int.max)"))
        #expect(first.documents(of: [document]) == [document.path])
        #expect(first.documents(of: []).isEmpty)
        let last = try #require(Shard("\(Int.max)/\(Int.max)"))
        #expect(last.documents(of: [document]).isEmpty)
    }

    @Test(arguments: ["0/2", "3/2", "1", "1/2/3", "-1/2", "1/0", "a/b", "", "/"])
    func nonsenseIsNoShard(text: String) { #expect(Shard(text) == nil) }
}
