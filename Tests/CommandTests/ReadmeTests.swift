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
        let program = try BuiltProgram("luca-docs")
        var renewed: [Substring] = []
        var sessions = 0
        var rest = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        while let line = rest.popFirst() {
            renewed.append(line)
            guard line.hasSuffix("```console") else { continue }
            // A session that prints fences stands in a longer one.
            let fence = line.dropLast("console".count)
            let session = rest.prefix { $0 != fence }
            rest = rest.dropFirst(session.count)
            sessions += 1
            let command = try #require(session.first)
            // `make verify` proves the content and compares this one by Scripts/readme-shows.sh.
            if command == "$ luca-docs verify" {
                renewed += session
                continue
            }
            let words = try words(of: command).dropFirst()
            let result = try program.run(Array(words), in: Self.root.path)
            #expect(result.exitCode == 0, "\(command): \(result.errors)")
            let output = result.output.trimmingCharacters(in: .newlines)
            let real = [command] + output.split(separator: "\n", omittingEmptySubsequences: false)
            renewed += real
            if Array(session) != real {
                Issue.record("the README shows another output of '\(command)': RECORD=1 renews it")
            }
        }
        #expect(sessions > 0, "no terminal session in the README")
        let result = renewed.joined(separator: "\n")
        if ProcessInfo.processInfo.environment["RECORD"] == "1", result != text {
            try Data(result.utf8).write(to: Self.readme, options: .atomic)
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
