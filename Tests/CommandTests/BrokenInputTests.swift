import CaseFiles
import Foundation
import Testing

/// Input that a text file cannot hold: nothing of it may crash or hang the program.
@Suite struct BrokenInputTests {
    private func check(_ folder: TemporaryFolder) throws -> BuiltProgram.Result {
        try BuiltProgram("luca-docs").run(["check", "."], in: folder.path)
    }

    private func write(_ bytes: [UInt8], to name: String, in folder: TemporaryFolder) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
    }

    @Test func bytesThatAreNoText() throws {
        let folder = try TemporaryFolder(["good.md": "# Good\n"])
        try write([0xFF, 0xFE, 0x00, 0x5B, 0x80, 0x5D, 0x28, 0x0A], to: "bad.md", in: folder)
        try write(Array(repeating: 0, count: 4096), to: "zero.md", in: folder)
        try write([], to: "empty.md", in: folder)
        let result = try check(folder)
        #expect(result.output.contains("bad.md:1:1: "))
        #expect([0, 1].contains(result.exitCode))
    }

    @Test func deepNesting() throws {
        let folder = try TemporaryFolder([
            "quotes.md": String(repeating: ">", count: 20_000) + " a\n",
            "brackets.md": String(repeating: "[", count: 50_000) + "\n",
            "links.md": String(repeating: "[a](", count: 20_000) + "\n",
            "lists.md": String(repeating: "- ", count: 5_000) + "a\n",
            "emphasis.md": String(repeating: "*a ", count: 20_000) + "\n",
        ])
        #expect([0, 1].contains(try check(folder).exitCode))
    }

    @Test func symbolicLinks() throws {
        let outside = try TemporaryFolder(["secret.md": "[dead](gone.md)\n"])
        let folder = try TemporaryFolder(["docs/a.md": "[b](b.md) [c](loop/docs/a.md)\n"])
        try folder.link("docs/b.md", to: "a.md")
        try folder.link("docs/outside.md", to: outside.path + "/secret.md")
        try folder.link("docs/dangling.md", to: "nowhere.md")
        try folder.link("docs/loop", to: "..")
        try folder.link("outside", to: outside.path)
        let result = try check(folder)
        #expect(result.output.contains("docs/outside.md:1:1: warning[outside-symlink]"))
        #expect(result.output.contains("docs/dangling.md:1:1: error[unreadable-file]"))
        #expect(!result.output.contains("'gone.md'"))
        #expect(result.output.contains("outside:1:1: warning[outside-symlink]"))
        #expect(result.output.contains("1 error, 2 warnings"))
    }

    @Test func aPipeIsNotOpened() throws {
        let folder = try TemporaryFolder(["a.md": "# A\n"])
        try #require(mkfifo(folder.path + "/pipe.md", 0o600) == 0)
        #expect(try check(folder).exitCode == 0)
    }

    @Test func namesThatAreNoText() throws {
        let folder = try TemporaryFolder(["a.md": "# A\n"])
        let name = Array(folder.path.utf8CString.dropLast()) + [47, -1, 46, 109, 100, 0]
        let descriptor = open(name, O_CREAT | O_WRONLY, 0o600)
        // Some file systems refuse such names.
        guard descriptor >= 0 else { return }
        close(descriptor)
        #expect(try check(folder).output.contains("error[unreadable-file]"))
    }

    /// What a dead link costs must not grow with the file, nor what a hint costs with the rulebook.
    @Test func thousandsOfDeadLinksOnOneLine() throws {
        let links = (0..<3_000).map { "[\($0)](gone-\($0).md) " }.joined()
        var files = ["all.md": links]
        for number in 0..<300 { files["docs/there-\(number).md"] = "# T\n" }
        let result = try check(try TemporaryFolder(files))
        #expect(result.output.hasSuffix("3000 errors\n"))
    }
}
