import Foundation
import Rules
import Workspace

/// `ledger.json` of a content root.
enum LedgerFile {
    /// Writes the ledger: a fence per line, so that a difference reads as one.
    static func write(_ ledger: Ledger, to root: ContentRoot) throws {
        guard case .folder(let folder) = root.place else {
            throw WorkspaceError(
                "the rulebooks built into luca-docs cannot be accepted anew",
                hint: "name a folder of your own with '--content'"
            )
        }
        _ = try AtomicWriter.write(Array(text(of: ledger).utf8), to: folder + "/ledger.json")
    }

    static func text(of ledger: Ledger) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        func json(_ value: some Encodable) throws -> String {
            String(decoding: try encoder.encode(value), as: UTF8.self)
        }
        let standIns = try ledger.standIns.map { "  \"standIns\": \(try json($0)),\n" } ?? ""
        let availability =
            try ledger.availability.map { "  \"availability\": \(try json($0)),\n" } ?? ""
        let lines = try ledger.snippets.map { "    " + (try json($0)) }
        return """
            {
              "version": \(ledger.version),
              "toolchain": \(try json(ledger.toolchain)),
              "platform": \(try json(ledger.platform)),
            \(standIns)\(availability)  "snippets": [
            \(lines.joined(separator: ",\n"))
              ]
            }

            """
    }
}
