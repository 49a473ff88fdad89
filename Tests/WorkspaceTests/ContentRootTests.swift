import CaseFiles
import Diagnostics
import Testing
import Workspace

@Suite struct ContentRootTests {
    @Test func aGivenFolderWins() throws {
        let folder = try TemporaryFolder(["luca-docs.yml": "", "docs/a.md": ""])
        let root = try ContentRoot.find(given: "docs", from: folder.path)
        #expect(root.place == .folder(folder.path + "/docs"))
        #expect(root.pathPrefix == "docs/")
    }

    @Test(arguments: [
        (".", ""), ("./docs", "docs/"), ("docs/", "docs/"), ("docs/../docs", "docs/../docs/"),
    ])
    func keepsThePathAsTyped(typed: String, prefix: String) throws {
        let folder = try TemporaryFolder(["docs/a.md": ""])
        #expect(try ContentRoot.find(given: typed, from: folder.path).pathPrefix == prefix)
    }

    @Test func theNearestMarkWins() throws {
        let folder = try TemporaryFolder([
            "luca-docs.yml": "", "a/luca-docs.yml": "", "a/b/c/x.md": "",
            "a/b/content/luca/rulebook.yml": "",
        ])
        let root = try ContentRoot.find(from: folder.path + "/a/b/c")
        #expect(root.place == .folder(folder.path + "/a"))
        #expect(root.pathPrefix == "../../")
    }

    @Test func contentWithRulebooksIsFoundFromBelow() throws {
        let folder = try TemporaryFolder([
            "content/luca/rulebook.yml": "", "Sources/App/x.swift": "", "Sources/content/x.md": "",
        ])
        for (start, prefix) in [
            ("", "content/"), ("/Sources/App", "../../content/"), ("/content", ""),
            ("/content/luca", "../"),
        ] {
            let root = try ContentRoot.find(from: folder.path + start)
            #expect(root.place == .folder(folder.path + "/content"))
            #expect(root.pathPrefix == prefix)
        }
    }

    @Test func withoutContentTheCarriedRulebooksAreRead() throws {
        let folder = try TemporaryFolder(["content/readme.md": ""])
        #expect(try ContentRoot.find(from: folder.path).place == .carried)
    }

    @Test func aMissingFolderStopsTheRun() throws {
        let folder = try TemporaryFolder(["a.md": ""])
        #expect(throws: WorkspaceError.self) { try ContentRoot.find(given: "b", from: folder.path) }
        #expect(throws: WorkspaceError.self) {
            try ContentRoot.find(given: "a.md", from: folder.path)
        }
    }

    @Test func aFileIsReadInItsContent() throws {
        let folder = try TemporaryFolder([
            "content/luca/rulebook.yml": "", "content/luca/deep/a.md": "", "docs/a.md": "",
            "docs/.git/config": "", "docs/sub/b.md": "", "loose/x/a.md": "", "loose/y/b.md": "",
        ])
        func shown(_ files: String..., from start: String = "") throws -> [String] {
            let (root, paths) = try ContentRoot.containing(files, from: folder.path + start)
            return ["\(root.place)"] + paths.map { "\(root.pathPrefix)\($0)" }
        }
        let content = "folder(\"\(folder.path)/content\")"
        #expect(
            try shown("luca/deep/a.md", from: "/content") == [content, "luca/deep/a.md"]
        )
        let repository = "folder(\"\(folder.path)/docs\")"
        #expect(
            try shown("docs/sub/b.md", "docs/a.md") == [repository, "docs/sub/b.md", "docs/a.md"]
        )
        let loose = "folder(\"\(folder.path)/loose\")"
        #expect(
            try shown("loose/x/a.md", "loose/y/b.md") == [loose, "loose/x/a.md", "loose/y/b.md"]
        )
        let absolute = folder.path + "/docs/a.md"
        #expect(try shown(absolute) == [repository, absolute])
        #expect(throws: WorkspaceError.self) { try shown("docs/a.md", "loose/x/a.md") }
        #expect(throws: WorkspaceError.self) { try shown("docs") }
    }
}
