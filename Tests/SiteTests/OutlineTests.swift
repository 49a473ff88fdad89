import Diagnostics
import Graph
import Parse
import Rules
import Testing

@testable import Site

/// The reading order, and what large rulebooks do to the navigation.
@Suite struct OutlineTests {
    @Test func readsReasonsFirst() throws {
        let (graph, outline) = try outline(of: [
            ("luca/model/a-store.md", "because: [z-reason]\nlayer: Model"),
            ("luca/model/z-reason.md", "layer: Model"),
            ("luca/data/client.md", "because: [thin]\nlayer: Data"),
            ("luca/principles/thin.md", ""),
            ("luca/testing/tests.md", "because: [client]"),
            ("luca/guide.md", ""),
        ])
        #expect(graph.documents.count == 6)
        #expect(
            outline.groups.map(\.title) == ["Overview", "Principles", "Model", "Data", "Testing"]
        )
        #expect(outline.groups.map(\.layer) == [nil, nil, "Model", "Data", nil])
        #expect(
            outline.order.map(\.name) == [
                "guide", "thin", "z-reason", "a-store", "client", "tests",
            ]
        )
        let neighbours = outline.neighbours(of: outline.order[0])
        #expect(neighbours.previous == nil)
        #expect(neighbours.next?.name == "thin")
    }

    @Test func readsIntroductionsFirst() throws {
        let (_, outline) = try outline(of: [
            ("luca/principles/apple.md", ""), ("luca/principles/what-is-luca.md", ""),
        ])
        #expect(outline.order.map(\.name) == ["what-is-luca", "apple"])
    }

    @Test func followsLongChains() throws {
        let files = (0..<3000).map { index in
            ("luca/n\(index).md", index == 0 ? "" : "because: [n\(index - 1)]")
        }
        let (_, outline) = try outline(of: files)
        #expect(outline.order.count == 3000)
        #expect(outline.order.first?.name == "n0")
        #expect(outline.order.last?.name == "n2999")
    }

    @Test func keepsTheNavigationOfManySmall() throws {
        let files = (0..<600).map { ("luca/\($0 % 3)/n\($0).md", "") }
        let (graph, _) = try outline(of: files)
        let (website, problems) = renderSite(
            from: SiteInput(graph: graph, proofs: .none, searchIndex: [], theme: [:])
        )
        #expect(problems.allSatisfy { $0.message.contains("assets/") })
        let page = try #require(ContentPath("luca/n300.html"))
        let html = String(decoding: try #require(website.files[page]), as: UTF8.self)
        let links = html.ranges(of: "<li><a href=\"n").count
        #expect(links == 2 * Sidebar.reach + 1)
        #expect(html.contains("aria-current=\"page\">n300</a>"))
    }

    private func outline(of files: [(String, String)]) throws -> (RuleGraph, Outline) {
        let yml = try #require(ContentPath("luca/rulebook.yml"))
        let text = """
            name: luca
            title: LUCA
            layers: [{id: Model, above: [Data]}, {id: Data}]
            fences: compile

            """
        let rulebook = parseRulebook(SourceFile(path: yml, text: text)).0
        let documents = try files.map { name, keys in
            let path = try #require(ContentPath(name))
            let text =
                "---\nid: \(path.stem)\nkind: rule\nlevel: must\n\(keys)\n---\n# \(path.stem)\n"
            return parseDocument(SourceFile(path: path, text: text), in: rulebook).0
        }
        let graph = link([rulebook], documents, files: []).0
        let edges = Dictionary(grouping: graph.edges, by: \.source)
        return (graph, Outline(of: rulebook, documents: graph.documents, edges: edges))
    }
}
