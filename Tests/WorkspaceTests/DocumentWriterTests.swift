import CaseFiles
import Diagnostics
import Foundation
import Testing
import Workspace

@Suite struct DocumentWriterTests {
    private let old = Array("# Old\r\n".utf8)
    private let new = Array("# New\r\n".utf8)

    private func path(_ name: String) throws -> ContentPath { try #require(ContentPath(name)) }

    @Test func writesTheBytesAndKeepsThePermissions() throws {
        let folder = try TemporaryFolder(["docs/a.md": "# Old\r\n"])
        let file = "\(folder.path)/docs/a.md"
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
        let writer = try #require(DocumentWriter(.find(given: folder.path)))
        #expect(writer.write(new, to: try path("docs/a.md"), read: old) == nil)
        #expect(FileManager.default.contents(atPath: file) == Data(new))
        let facts = try FileManager.default.attributesOfItem(atPath: file)
        #expect(facts[.posixPermissions] as? Int == 0o640)
        #expect(folder.names(in: "docs") == ["a.md"])
    }

    /// What keeps a document from being written is told, and the document stays as it is.
    @Test func leavesAloneWhatIsNotAsItWasRead() throws {
        let file = try #require(CaseFile.all().first { $0.testDescription == "obstacles" })
        let folder = try TemporaryFolder([
            "docs/changed.md": "# Newer\n", "docs/read-only.md": "# Old\r\n",
            "docs/folder.md/a.md": "", "elsewhere/target.md": "# Old\r\n",
        ])
        try folder.link("docs/link.md", to: "../elsewhere/target.md")
        try folder.link("docs/out", to: "../elsewhere")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o444],
            ofItemAtPath: "\(folder.path)/docs/read-only.md"
        )
        let writer = try #require(DocumentWriter(.find(given: folder.path + "/docs")))
        let names = [
            "changed.md", "folder.md", "gone.md", "link.md", "out/target.md", "read-only.md",
        ]
        let problems = try names.map { name in
            try #require(writer.write(new, to: try path(name), read: old), "\(name) was written")
        }
        file.check(TerminalReport { _ in nil }.text(of: problems))
        #expect(folder.text(of: "docs/changed.md") == "# Newer\n")
        #expect(folder.text(of: "docs/read-only.md") == "# Old\r\n")
        #expect(folder.text(of: "elsewhere/target.md") == "# Old\r\n")
    }

    @Test func carriedContentIsNoFile() throws {
        let nowhere = try TemporaryFolder()
        #expect(DocumentWriter(try .find(from: nowhere.path)) == nil)
    }
}
