import Diagnostics
import Rules
import Testing

@testable import Graph

@Suite struct RuleGraphTests {
    /// A chain of many documents, and one link back to the first from each.
    private func bigGraph(_ count: Int) throws -> ([Document], Set<ContentPath>) {
        var documents: [Document] = []
        let book = RulebookName("luca")
        for number in 0..<count {
            let path = try #require(ContentPath("luca/d\(number).md"))
            let start = SourcePosition(line: 1, column: 1)
            let location = SourceLocation(path: path, start: start, end: start)
            var matter = FrontMatter(location: location)
            matter.kind = .concept
            if number + 1 < count {
                let next = DocumentID(rulebook: book, name: "d\(number + 1)")
                matter.relations = [.init(kind: .because, target: Located(next, at: location))]
            }
            documents.append(
                Document(
                    id: DocumentID(rulebook: book, name: "d\(number)"),
                    path: path,
                    form: .rule(matter),
                    title: "d\(number)",
                    links: [Link(destination: "d0.md", location: location)]
                )
            )
        }
        return (documents, Set(documents.map(\.path)))
    }

    private func rulebook() throws -> Rulebook {
        Rulebook(
            name: RulebookName("luca"),
            folder: try #require(ContentPath("luca")),
            title: "LUCA",
            fences: .compile,
            isDeclared: true
        )
    }

    @Test func aLongChainNeitherOverflowsNorIsACycle() throws {
        let (documents, files) = try bigGraph(20_000)
        let (graph, problems) = link([try rulebook()], documents, files: files)
        #expect(problems.isEmpty)
        #expect(graph.edges.count == 19_999 * 2)
        #expect(graph.edges(to: documents[0].id).count == 19_999)
        #expect(graph.edges(from: documents[5].id).map(\.kind) == [.because, .mentions])
    }

    @Test func edgesAreTheSameFromBothSides() throws {
        let (documents, files) = try bigGraph(50)
        let (graph, _) = link([try rulebook()], documents, files: files)
        let leaving = graph.documents.flatMap { graph.edges(from: $0.id) }
        let arriving = graph.documents.flatMap { graph.edges(to: $0.id) }
        #expect(Set(leaving) == Set(arriving))
        #expect(leaving == graph.edges)
    }

    @Test(arguments: [
        ("a.md", Destination.relative(path: "a.md", anchor: nil)),
        ("a%20b.md#c%C3%A9", .relative(path: "a b.md", anchor: "cé")),
        ("a%FF.md", .relative(path: "a%FF.md", anchor: nil)),
        ("a.md?plain=1#L3", .relative(path: "a.md", anchor: "L3")),
        ("#a", .anchor("a")), ("#", .anchor("")), ("", .anchor("")), ("?q", .anchor("")),
        ("/a.md", .absolute(path: "a.md", anchor: nil)),
        ("//host/a.md", .external), ("https://x", .external), ("MAILTO:a@b", .external),
        ("{{ site.url }}/a.md", .external), ("a.md#:~:text=b", .relative(path: "a.md", anchor: "")),
        ("1:2.md", .relative(path: "1:2.md", anchor: nil)),
        ("./a:b.md", .relative(path: "./a:b.md", anchor: nil)),
    ])
    func takesDestinationsApart(text: String, expected: Destination) {
        #expect(Destination(text, from: RulebookName("luca")) == expected)
    }

    @Test func takesRuleLinksApart() {
        let luca = RulebookName("luca")
        let tca = DocumentID(rulebook: RulebookName("tca"), name: "store")
        #expect(Destination("rule:tca/store#a", from: luca) == .rule(tca, anchor: "a"))
        let own = DocumentID(rulebook: luca, name: "store")
        #expect(Destination("rule:store", from: luca) == .rule(own, anchor: nil))
    }
}
