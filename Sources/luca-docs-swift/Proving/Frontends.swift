import Foundation
import Verify

/// How `swiftc` starts the compiler proper for some options.
///
/// Starting that directly costs half as much as `swiftc` for a file of a few lines, and is the same
/// process: its words are those that `swiftc -###` prints.
actor Frontends {
    /// A program and its words, in which one stands for the files.
    struct Command: Sendable {
        let program: URL
        fileprivate let words: [String]

        /// The words for some files.
        func arguments(_ names: [String]) -> [String] {
            words.flatMap { $0 == Frontends.file ? names : [$0] }
        }
    }

    fileprivate static let file = "Asked.swift"
    private var commands: [[String]: Task<Command?, any Error>] = [:]

    /// The command for some options; nil when `swiftc` does not tell one that is understood.
    func command(for flags: [String], _ tools: ProvingTools) async throws -> Command? {
        let task = commands[flags] ?? Task { try await ask(flags, tools) }
        commands[flags] = task
        return try await task.value
    }

    private func ask(_ flags: [String], _ tools: ProvingTools) async throws -> Command? {
        let work = try tools.folder.work()
        defer { try? FileManager.default.removeItem(at: work) }
        try BuildFolder.write("", to: Self.file, in: work)
        let run = try await tools.gate.run {
            try await ToolRun.run(tools.toolchain.swiftc, ["-###"] + flags + [Self.file], in: work)
        }
        let lines = run.output.split(separator: "\n")
        guard run.succeeded, lines.count == 1, let words = shellWords(lines[0]),
            words.count(where: { $0 == Self.file }) == 1,
            words.dropFirst().first == "-frontend",
            FileManager.default.isExecutableFile(atPath: words[0])
        else { return nil }
        let program = URL(fileURLWithPath: words[0])
        return Command(program: program, words: Array(words.dropFirst()))
    }
}
