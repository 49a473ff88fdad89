import Foundation
import Verify

/// What a compiler's run is kept as: its messages and whether it succeeded.
struct CompilerRun: Sendable, Codable {
    var messages: [CompilerMessage]
    var succeeded: Bool
    /// The compiler's own words, for a failure without a message that has a place.
    var output: String

    init(_ run: ToolRun) {
        messages = CompilerMessage.all(in: run.output)
        succeeded = run.succeeded
        output = run.succeeded ? "" : run.output
    }

    /// The run with the messages of one of its files only, for a run over several.
    func only(_ file: String) -> CompilerRun {
        var copy = self
        copy.messages = messages.filter { $0.file.hasSuffix(file) }
        return copy
    }

    /// Reads what was kept; nil when nothing was, or not whole.
    init?(keptIn file: URL) {
        guard let data = try? Data(contentsOf: file),
            let run = try? JSONDecoder().decode(CompilerRun.self, from: data)
        else { return nil }
        self = run
    }

    /// The bytes to keep.
    var data: Data { (try? JSONEncoder().encode(self)) ?? Data() }
}
