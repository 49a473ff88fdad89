import CaseFiles
import Diagnostics
import Foundation
import Testing
import Workspace

@Suite struct AtomicWriterTests {
    private func tree(_ files: [String: String]) throws -> [ContentPath: [UInt8]] {
        try Dictionary(
            uniqueKeysWithValues: files.map { (try #require(ContentPath($0)), Array($1.utf8)) }
        )
    }

    @Test func writesANewFolder() throws {
        let folder = try TemporaryFolder()
        let changes = try AtomicWriter.replace(
            folder.path + "/a/site",
            with: tree(["index.html": "1", "luca/x.html": "2"])
        )
        #expect(changes == .init(written: 2))
        #expect(folder.text(of: "a/site/index.html") == "1")
        #expect(folder.text(of: "a/site/luca/x.html") == "2")
        #expect(folder.names(in: "a") == ["site"])
    }

    @Test func replacesOnlyWhatDiffers() throws {
        let folder = try TemporaryFolder()
        let site = folder.path + "/site"
        try AtomicWriter.replace(site, with: tree(["same": "1", "changed": "1", "gone/x": "1"]))
        let before = try inode(site + "/same")
        let changes = try AtomicWriter.replace(site, with: tree(["same": "1", "changed": "2"]))
        let gone = try #require(ContentPath("gone/x"))
        #expect(changes == .init(written: 1, unchanged: 1, removed: [gone]))
        #expect(try inode(site + "/same") == before)
        #expect(folder.text(of: "site/changed") == "2")
        #expect(folder.names(in: "site") == [AtomicWriter.marker, "changed", "same"])
        #expect(folder.names() == ["site"])
    }

    @Test func leavesAnEqualFolderAlone() throws {
        let folder = try TemporaryFolder()
        let site = folder.path + "/site"
        try AtomicWriter.replace(site, with: tree(["a": "1"]))
        let before = try inode(site)
        #expect(try AtomicWriter.replace(site, with: tree(["a": "1"])).isEmpty)
        #expect(try inode(site) == before)
    }

    @Test func refusesAFolderItDidNotMake() throws {
        let folder = try TemporaryFolder(["site/precious.txt": "mine"])
        #expect(throws: WorkspaceError.self) {
            try AtomicWriter.replace(folder.path + "/site", with: tree(["a": "1"]))
        }
        #expect(folder.text(of: "site/precious.txt") == "mine")
        #expect(folder.names() == ["site"])
    }

    @Test func takesAnEmptyFolder() throws {
        let folder = try TemporaryFolder()
        try AtomicWriter.replace(folder.path, with: tree(["a": "1"]))
        #expect(folder.text(of: "a") == "1")
    }

    @Test func refusesAFile() throws {
        let folder = try TemporaryFolder(["site": "a file"])
        #expect(throws: WorkspaceError.self) {
            try AtomicWriter.replace(folder.path + "/site", with: tree(["a": "1"]))
        }
        #expect(folder.text(of: "site") == "a file")
    }

    @Test func refusesAFileInPlaceOfAFolder() throws {
        let folder = try TemporaryFolder()
        let site = folder.path + "/site"
        try AtomicWriter.replace(site, with: tree(["a": "1"]))
        #expect(throws: WorkspaceError.self) {
            try AtomicWriter.replace(site, with: tree(["a": "1", "a/b": "2"]))
        }
        #expect(folder.text(of: "site/a") == "1")
    }

    /// What a killed run leaves lies beside the output and never in it; the next run tidies up.
    @Test func removesLeftOversOfKilledRuns() throws {
        let dead = try deadProcess()
        let folder = try TemporaryFolder([
            ".site.luca-docs-new-\(dead)/half": "1",
            ".site.luca-docs-new-1/alive": "1",
            ".other.luca-docs-new-\(dead)/half": "1",
        ])
        try AtomicWriter.replace(folder.path + "/site", with: tree(["a": "1"]))
        #expect(
            folder.names() == [
                ".other.luca-docs-new-\(dead)", ".site.luca-docs-new-1", "site",
            ]
        )
    }

    @Test func bringsBackAnOutputThatLostItsPlace() throws {
        let dead = try deadProcess()
        let folder = try TemporaryFolder([
            ".site.luca-docs-old-\(dead)/\(AtomicWriter.marker)": "",
            ".site.luca-docs-old-\(dead)/kept": "1",
        ])
        let changes = try AtomicWriter.replace(folder.path + "/site", with: tree(["kept": "1"]))
        #expect(changes == .init(unchanged: 1))
        #expect(folder.names() == ["site"])
    }

    @Test func followsALinkToTheOutput() throws {
        let folder = try TemporaryFolder()
        try AtomicWriter.replace(folder.path + "/real", with: tree(["a": "1"]))
        try folder.link("site", to: "real")
        try AtomicWriter.replace(folder.path + "/site", with: tree(["a": "2"]))
        #expect(folder.text(of: "real/a") == "2")
        #expect(folder.names() == ["real", "site"])
    }

    @Test func writesOneFile() throws {
        let folder = try TemporaryFolder()
        let file = folder.path + "/deep/ledger.json"
        #expect(try AtomicWriter.write(Array("1".utf8), to: file))
        #expect(try !AtomicWriter.write(Array("1".utf8), to: file))
        #expect(try AtomicWriter.write(Array("2".utf8), to: file))
        #expect(folder.text(of: "deep/ledger.json") == "2")
        #expect(folder.names(in: "deep") == ["ledger.json"])
    }

    private func inode(_ path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return try #require(attributes[.systemFileNumber] as? Int)
    }

    /// The number of a process that has ended.
    private func deadProcess() throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "exit 0"]
        try process.run()
        process.waitUntilExit()
        return process.processIdentifier
    }
}
