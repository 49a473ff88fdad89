import Diagnostics
import Foundation
import Rules
import Verify
import Workspace

/// The toolchain's `swift format` over the code of fences.
struct SnippetFormatter {
    /// What formatting gave.
    struct Result {
        var mendings: [Mending] = []
        var leftAlone: [Diagnostic] = []
    }

    let tools: ProvingTools
    let root: ContentRoot

    /// Formats each fence by itself, all in one process, and again to see whether that is stable.
    func format(_ reads: [ReadSnippet]) async throws -> Result {
        guard !reads.isEmpty else { return Result() }
        let work = try tools.folder.work()
        defer { try? FileManager.default.removeItem(at: work) }
        for (number, read) in reads.enumerated() {
            try BuildFolder.write(read.snippet.code, to: "\(number).swift", in: work)
        }
        let first = try await format(reads.count, in: work)
        let second = try await format(reads.count, in: work)
        var result = Result()
        for (read, (first, second)) in zip(reads, zip(first, second)) {
            switch FormattedSnippet(read, formatted: first, again: second) {
            case .same: break
            case .changed(let mending): result.mendings.append(mending)
            case .leftAlone(let problem): result.leftAlone.append(problem)
            }
        }
        return result
    }

    private func format(_ count: Int, in work: URL) async throws -> [String] {
        let run = try await ToolRun.run(
            tools.toolchain.swift,
            ["format", "format", "--in-place", "--recursive", "--parallel"]
                + ["--configuration", configuration, "."],
            in: work
        )
        guard run.succeeded else {
            let words = run.output.split(separator: "\n").last.map { ": \($0)" } ?? ""
            throw WorkspaceError(
                "'swift format' failed" + words,
                hint: "'--reformat' needs a toolchain with 'swift format' and a sound .swift-format"
            )
        }
        return try (0..<count).map { number in
            try String(
                contentsOf: work.appendingPathComponent("\(number).swift"),
                encoding: .utf8
            )
        }
    }

    /// The nearest `.swift-format` at or above the content root, as if the documents were code
    /// there; else the formatter's own rules, whatever lies above the build folder.
    private var configuration: String {
        guard case .folder(let path) = root.place else { return #"{"version": 1}"# }
        var folder = URL(fileURLWithPath: path)
        while true {
            let file = folder.appendingPathComponent(".swift-format").path
            if FileManager.default.fileExists(atPath: file) { return file }
            guard folder.path != "/" else { return #"{"version": 1}"# }
            folder.deleteLastPathComponent()
        }
    }
}
