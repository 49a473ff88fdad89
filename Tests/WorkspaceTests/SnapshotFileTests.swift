import CaseFiles
import Foundation
import Testing
import Workspace

/// What is kept of a content root is read again until something of it changes.
@Suite struct SnapshotFileTests {
    private let content: TemporaryFolder
    private let cache: TemporaryFolder

    init() throws {
        content = try TemporaryFolder([
            "luca/rulebook.yml": "name: luca\n", "luca/a.md": "one", "luca/deep/b.md": "two",
            "ledger.json": "{}", "stand-ins/Package.swift": "//",
        ])
        cache = try TemporaryFolder()
        try age()
    }

    @Test func whatWasKeptIsReadAgain() throws {
        #expect(try file().content == nil)
        #expect(try file().keep([1, 2, 3]))
        #expect(try Array(#require(try file().content)) == [1, 2, 3])
        #expect(try file().keep([4]))
        #expect(try Array(#require(try file().content)) == [4])
    }

    @Test(arguments: ["luca/a.md", "luca/deep/b.md", "luca/rulebook.yml", "ledger.json"])
    func aChangedFileIsNoticed(_ name: String) throws {
        let size = try String(contentsOfFile: "\(content.path)/\(name)", encoding: .utf8).count
        try file().keep([1])
        // As long as before, so that only the time tells.
        try content.write(String(repeating: "x", count: size), to: name)
        #expect(try file().content == nil)
    }

    @Test func aChangedSizeIsNoticedAtTheSameTime() throws {
        try file().keep([1])
        try content.write("longer than before", to: "luca/a.md")
        try age()
        #expect(try file().content == nil)
    }

    @Test func addedMovedAndRemovedFilesAreNoticed() throws {
        try file().keep([1])
        try content.write("new", to: "luca/deep/c.md")
        try age()
        #expect(try file().content == nil)
        try file().keep([2])
        let path = "\(content.path)/luca/deep"
        try FileManager.default.moveItem(atPath: "\(path)/c.md", toPath: "\(path)/d.md")
        #expect(try file().content == nil)
        try file().keep([3])
        try FileManager.default.removeItem(atPath: "\(path)/d.md")
        #expect(try file().content == nil)
    }

    @Test func hiddenFilesAndWhatARunHasMadeAreNoContent() throws {
        try content.write("", to: "site/\(AtomicWriter.marker)")
        try content.write("old", to: "site/index.html")
        try age()
        try file().keep([1])
        try content.write("x", to: ".git/index")
        try content.write("new", to: "site/index.html")
        #expect(try file().content != nil)
    }

    @Test func aTimeFarAheadIsATime() throws {
        let far = Date(timeIntervalSince1970: 12_000_000_000)
        let path = "\(content.path)/luca/a.md"
        try FileManager.default.setAttributes([.modificationDate: far], ofItemAtPath: path)
        #expect(try file().keep([1]))
        #expect(try file().content != nil)
        try age()
        #expect(try file().content == nil)
    }

    /// The clock of a file system may stand still between two changes.
    @Test func nothingIsKeptOfFilesThatWereChangedJustNow() throws {
        try content.write("three", to: "luca/a.md")
        let file = try file()
        #expect(!file.keep([1]))
        #expect(file.content == nil)
    }

    @Test func anotherRootHasAnotherFile() throws {
        try file().keep([1])
        let other = try ContentRoot.find(given: "luca", from: content.path)
        let file = try #require(SnapshotFile(of: other, in: cache.path))
        #expect(file.content == nil)
        file.keep([2])
        #expect(try Array(#require(try self.file().content)) == [1])
    }

    @Test func carriedContentIsKeptByTheProgram() throws {
        let empty = try TemporaryFolder(["notes.txt": ""])
        let root = try ContentRoot.find(from: empty.path)
        #expect(root.place == .carried)
        let file = try #require(SnapshotFile(of: root, in: cache.path))
        #expect(file.keep([7]))
        #expect(try Array(#require(SnapshotFile(of: root, in: cache.path)?.content)) == [7])
    }

    @Test func brokenFilesAreIgnored() throws {
        try file().keep([1, 2, 3])
        let folder = "\(cache.path)/luca-docs"
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
        let url = URL(fileURLWithPath: "\(folder)/\(name)")
        let whole = try Data(contentsOf: url)
        for count in [0, 1, 8, whole.count - 4] {
            try whole.prefix(count).write(to: url)
            #expect(try file().content == nil, "\(count) bytes")
        }
        try Data("something else".utf8).write(to: url)
        #expect(try file().content == nil)
        #expect(try file().keep([4]))
        #expect(try Array(#require(try file().content)) == [4])
    }

    @Test func aCacheThatCannotBeWrittenIsNoError() throws {
        try cache.write("", to: "luca-docs")
        #expect(try !file().keep([1]))
        #expect(try file().content == nil)
    }

    private func file() throws -> SnapshotFile {
        let root = try ContentRoot.find(given: ".", from: content.path)
        return try #require(SnapshotFile(of: root, in: cache.path))
    }

    /// Makes all files look as if they had been there for long.
    private func age() throws {
        let manager = FileManager.default
        for case let name as String in manager.enumerator(atPath: content.path)! {
            try manager.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
                ofItemAtPath: "\(content.path)/\(name)"
            )
        }
    }
}
