import CaseFiles
import Foundation
import Testing

/// The README's terminal sessions are real: each `console` fence holds a command and what it
/// prints, and every command is run again here. `RECORD=1` writes the outputs anew.
@Suite struct ReadmeTests {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let readme = root.appendingPathComponent("README.md")

    @Test func showsRealOutput() throws {
        let text = try String(contentsOf: Self.readme, encoding: .utf8)
        var parts = text.components(separatedBy: "```console\n")
        try #require(parts.count > 1, "no terminal session in the README")
        let program = try BuiltProgram("luca-docs")
        for index in parts.indices.dropFirst() {
            let end = try #require(parts[index].range(of: "\n```"))
            let session = String(parts[index][..<end.lowerBound])
            let command = try #require(session.split(separator: "\n").first)
            // `make verify` proves the content and compares this one by Scripts/readme-shows.sh.
            if command == "$ luca-docs verify" { continue }
            let words = try words(of: command).dropFirst()
            let result = try program.run(Array(words), in: Self.root.path)
            #expect(result.exitCode == 0, "\(command): \(result.errors)")
            let real = "\(command)\n" + result.output.trimmingCharacters(in: .newlines)
            guard real != session else { continue }
            Issue.record("the README shows for '\(command)'\n\(session)\nand it prints\n\(real)")
            parts[index] = real + parts[index][end.lowerBound...]
        }
        let renewed = parts.joined(separator: "```console\n")
        if ProcessInfo.processInfo.environment["RECORD"] == "1", renewed != text {
            try Data(renewed.utf8).write(to: Self.readme, options: .atomic)
        }
    }

    /// The words after `$ `; double quotes hold words together.
    private func words(of command: Substring) throws -> [String] {
        try #require(command.hasPrefix("$ luca-docs "))
        return command.dropFirst(2).split(separator: "\"", omittingEmptySubsequences: false)
            .enumerated().flatMap { index, part in
                index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
            }
    }
}
