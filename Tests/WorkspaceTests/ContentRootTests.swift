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
            "docs/.git/config": "", "docs/sub/b.md": "",
        ])
        let (root, path) = try ContentRoot.containing(
            "luca/deep/a.md",
            from: folder.path + "/content"
        )
        #expect(root.place == .folder(folder.path + "/content"))
        #expect("\(root.pathPrefix)\(path)" == "luca/deep/a.md")
        let (repository, file) = try ContentRoot.containing("docs/sub/b.md", from: folder.path)
        #expect(repository.place == .folder(folder.path + "/docs"))
        #expect("\(repository.pathPrefix)\(file)" == "docs/sub/b.md")
        let absolute = try ContentRoot.containing(folder.path + "/docs/a.md", from: "/")
        #expect("\(absolute.0.pathPrefix)\(absolute.1)" == folder.path + "/docs/a.md")
    }
}
