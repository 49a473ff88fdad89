import CaseFiles
import Foundation
import Testing
import Workspace

/// What a watch sees of changes, without reading a file.
@Suite struct ContentLookTests {
    private let folder: TemporaryFolder
    private let root: ContentRoot

    init() throws {
        folder = try TemporaryFolder(["a.md": "# A\n", "b/c.md": "# C\n"])
        root = try ContentRoot.find(given: folder.path)
    }

    /// The names of what changed since an earlier look.
    private func changes(since look: ContentLook) -> [String] {
        ContentLook(root).changes(since: look).map(\.description)
    }

    @Test func nothingChanged() {
        #expect(ContentLook(root) == ContentLook(root))
        #expect(changes(since: ContentLook(root)) == [])
    }

    @Test func filesAreMadeChangedRenamedAndRemoved() throws {
        let look = ContentLook(root)
        try folder.write("# New\n", to: "d/e/new.md")
        try folder.write("# A, longer\n", to: "a.md")
        _ = rename(folder.path + "/b/c.md", folder.path + "/b/d.md")
        #expect(ContentLook(root) != look)
        #expect(changes(since: look) == ["a.md", "b/c.md", "b/d.md", "d/e/new.md"])
        let later = ContentLook(root)
        try FileManager.default.removeItem(atPath: folder.path + "/d")
        #expect(changes(since: later) == ["d/e/new.md"])
    }

    /// A file that takes another's name has a number of its own, whatever its size and times.
    @Test func anotherFileOfTheSameSizeAndTime() throws {
        let path = folder.path + "/a.md"
        let date = Date(timeIntervalSince1970: 1_000_000_000)
        let attributes = [FileAttributeKey.modificationDate: date]
        try FileManager.default.setAttributes(attributes, ofItemAtPath: path)
        let look = ContentLook(root)
        try folder.write("# B\n", to: ".a.md.new")
        try FileManager.default.setAttributes(attributes, ofItemAtPath: folder.path + "/.a.md.new")
        _ = rename(folder.path + "/.a.md.new", path)
        #expect(changes(since: look) == ["a.md"])
    }

    @Test func hiddenFilesAndWhatARunMadeAreLeftOut() throws {
        try folder.write("", to: "public/.luca-docs-output")
        let look = ContentLook(root)
        try folder.write("x", to: ".a.md.swp")
        try folder.write("x", to: "b/.hidden/c.md")
        try folder.write("x", to: "node_modules/x/README.md")
        try folder.write("x", to: "public/index.html")
        #expect(ContentLook(root).changes(since: look) == [])
    }

    @Test func theRootGoesAndComesBack() throws {
        let look = ContentLook(root)
        _ = rename(folder.path, folder.path + "-away")
        let gone = ContentLook(root)
        #expect(!gone.isThere)
        #expect(gone != look)
        #expect(gone.changes(since: look).map(\.description) == ["a.md", "b/c.md"])
        _ = rename(folder.path + "-away", folder.path)
        #expect(ContentLook(root).isThere)
    }

    @Test func linksThatComeToLeadNowhere() throws {
        try folder.link("link.md", to: "a.md")
        let look = ContentLook(root)
        try FileManager.default.removeItem(atPath: folder.path + "/a.md")
        #expect(changes(since: look) == ["a.md", "link.md"])
    }

    @Test func theSameBytesHaveTheSameName() throws {
        func name(_ state: inout ContentState) throws -> String {
            state.name(of: try LoadedContent.load(root))
        }
        var state = ContentState()
        let first = try name(&state)
        try folder.write("# B\n", to: "a.md")
        #expect(try name(&state) != first)
        try folder.write("# A\n", to: "a.md")
        #expect(try name(&state) == first)
        var other = ContentState()
        #expect(try name(&other) == first)
    }
}
