import CaseFiles
import Diagnostics
import Graph
import Rules
import Testing
import Workspace

@Suite struct LoadedContentTests {
    private func load(
        _ folder: TemporaryFolder,
        _ selection: LoadedContent.Selection = .all
    ) throws -> LoadedContent {
        try LoadedContent.load(ContentRoot.find(given: folder.path), selection)
    }

    private func ids(_ content: LoadedContent) -> [String] {
        content.graph.documents.map(\.id.description)
    }

    @Test func documentsBelongToTheNearestRulebook() throws {
        let folder = try TemporaryFolder([
            "rules/luca/rulebook.yml": "name: luca\ntitle: LUCA\n",
            "rules/luca/a.md": "# A\n", "rules/luca/deep/er/b.markdown": "# B\n",
            "notes/c.md": "# C\n", "README.MD": "# R\n", "notes/d.txt": "",
        ])
        let content = try load(folder)
        let plain = try #require(content.graph.rulebooks.first { !$0.isDeclared })
        #expect(
            ids(content).filter { !$0.hasPrefix(plain.name.description + "/") }
                == ["luca/a", "luca/deep/er/b"]
        )
        #expect(content.graph.documents.map(\.path.description).sorted().count == 4)
        #expect(content.problems.isEmpty)
    }

    @Test func explanationsAreNoDocumentsOfARulebook() throws {
        let pages = ["problems/x.md": "# x\n\n[dead](gone.md)\n"]
        let plain = try load(try TemporaryFolder(pages))
        #expect(plain.problems.map(\.id) == ["unknown-link"])
        let rules = try load(
            try TemporaryFolder(
                pages.merging(["luca/rulebook.yml": "name: luca\ntitle: L\n"]) { $1 }
            )
        )
        #expect(rules.graph.documents.isEmpty && rules.problems.isEmpty)
    }

    @Test func hiddenAndBuiltFoldersAreNotReadButMayBeLinkedTo() throws {
        let folder = try TemporaryFolder([
            "a.md":
                "[h](.github/b.md) [n](node_modules/x.md) [p](tool/README.md#any) [f](.hidden)\n",
            ".github/b.md": "[dead](gone.md)\n", "node_modules/x.md": "[dead](gone.md)\n",
            "tool/README.md": "# Any\n", ".hidden": "",
            ".build/c.md": "[dead](gone.md)\n",
        ])
        let content = try load(folder)
        #expect(content.problems.isEmpty)
        #expect(content.graph.documents.count == 2)
    }

    @Test func outputsAreNotReadButMayBeLinkedTo() throws {
        let folder = try TemporaryFolder([
            "a.md": "[p](site/public/page.md)\n", "site/notes.md": "# Notes\n",
            "site/public/\(AtomicWriter.marker)": "", "site/public/page.md": "[dead](gone.md)\n",
            "site/public/deep/b.md": "[dead](gone.md)\n",
        ])
        let content = try load(folder)
        #expect(content.problems.isEmpty)
        #expect(content.graph.documents.map(\.path.description) == ["a.md", "site/notes.md"])
    }

    @Test func aPackageAmongRulebooksIsNotRead() throws {
        let files = [
            "a.md": "[p](tool/README.md#any)\n", "tool/Package.swift": "",
            "tool/deep/b.md": "[dead](gone.md)\n", "tool/README.md": "[dead](gone.md)\n",
        ]
        let plain = try load(try TemporaryFolder(files))
        #expect(plain.skippedPackages.isEmpty && plain.graph.documents.count == 3)
        let rules = try load(
            try TemporaryFolder(
                files.merging(["luca/rulebook.yml": "name: luca\ntitle: L\n"]) { $1 }
            )
        )
        #expect(rules.skippedPackages.map(\.description) == ["tool"])
        #expect(rules.graph.documents.count == 1 && rules.problems.isEmpty)
    }

    @Test func aPackageThatIsTheRootOrARulebookIsRead() throws {
        let folder = try TemporaryFolder([
            "Package.swift": "", "a.md": "# A\n", "luca/Package.swift": "",
            "luca/rulebook.yml": "name: luca\ntitle: L\n", "luca/b.md": "# B\n",
        ])
        #expect(try load(folder).graph.documents.count == 2)
    }

    @Test func oneFileIsReadWithWhatItLinksTo() throws {
        let folder = try TemporaryFolder([
            "a.md": "[b](b.md#here) [c](sub) [d](other/d) [e](gone.md)\n",
            "b.md": "# Here\n\n[dead](gone.md)\n", "sub/README.md": "# C\n", "other/d.md": "# D\n",
            "unrelated.md": "[dead](gone.md)\n",
        ])
        let content = try load(folder, .files([try #require(ContentPath("a.md"))]))
        #expect(content.problems.map(\.id) == ["inexact-link", "unknown-link"])
        #expect(content.graph.documents.count == 4)
    }

    @Test func aFileThatIsNoDocumentStopsTheRun() throws {
        let folder = try TemporaryFolder(["a.txt": "", "b.md": ""])
        #expect(throws: WorkspaceError.self) {
            try load(folder, .files([try #require(ContentPath("a.txt"))]))
        }
    }

    @Test func readsLedgerAndGlossary() throws {
        let folder = try TemporaryFolder([
            "ledger.json": """
            {"version": 3, "toolchain": "Swift 6.3.1", "platform": "Linux", "snippets": []}
            """,
            "luca/rulebook.yml": "name: luca\ntitle: L\n",
            "luca/glossary.yml": "- {say: [seam], means: a}\n",
            "luca/a.md": "---\nkind: concept\ntitle: A\n---\n",
        ])
        let content = try load(folder)
        #expect(content.proofs.provenWith == "Swift 6.3.1 on Linux")
        #expect(content.graph.rulebooks.map { $0.glossary.map(\.say) } == [[["seam"]]])
        #expect(content.problems.isEmpty)
    }

    @Test func manyFilesGiveTheSameEveryTime() throws {
        let folder = try TemporaryFolder()
        for number in 0..<100 {
            try folder.write("# \(number)\n\n[x](gone-\(number).md)\n", to: "d\(number).md")
        }
        let first = try load(folder)
        #expect(first.problems.count == 100)
        for _ in 0..<5 { #expect(try load(folder).problems == first.problems) }
    }

    @Test func theCarriedRulebooksAreSound() throws {
        let folder = try TemporaryFolder()
        let root = try ContentRoot.find(from: folder.path)
        #expect(root.place == .carried)
        let content = try LoadedContent.load(root)
        #expect(content.graph.documents.count > 50)
        #expect(content.problems.filter { $0.severity == .error }.isEmpty)
    }

    @Test func everyExplanationSaysWhatItMeans() {
        #expect(Explanation.all.count > 20)
        for explanation in Explanation.all {
            #expect(explanation.markdown.hasPrefix("# \(explanation.id)\n\n"))
            #expect(explanation.summary.hasSuffix("."), "\(explanation.id)")
        }
    }
}
