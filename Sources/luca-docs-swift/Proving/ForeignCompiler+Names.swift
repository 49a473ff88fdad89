import Foundation
import Verify

extension ForeignCompiler {
    /// Which of the names a module has, as a value, a type, an attribute or a macro.
    ///
    /// One compiler is asked for all: it says of each use that it finds no such name, or something
    /// else.
    func names(_ names: [String], of module: String) async throws -> Set<String> {
        let asked = names.filter { $0.wholeMatch(of: /\w+/) != nil }
        guard !asked.isEmpty else { return [] }
        let lines = asked.flatMap { name in
            ["func f() { _ = `\(name)` }", "@\(name) func f() {}", "func f() { #\(name) }"]
        }
        let work = try tools.folder.work()
        defer { try? FileManager.default.removeItem(at: work) }
        try BuildFolder.write(lines.joined(separator: "\n") + "\n", to: "Names.swift", in: work)
        let words =
            CompilerFlags.flags(languageMode) + CompilerFlags.importing([module])
            + ["-parse-as-library", "-typecheck", "Names.swift"]
        let run = try await tools.compile(words, in: work)
        // A compiler that died has found nothing.
        guard run.hasErrors else { return [] }
        let missing = Set(run.messages.filter { $0.isUnknownName }.map(\.line))
        return Set(
            asked.enumerated().filter { index, _ in
                (1...3).contains { !missing.contains(index * 3 + $0) }
            }.map(\.element)
        )
    }
}

extension CompilerMessage {
    fileprivate var isUnknownName: Bool {
        text.contains(/^(?:cannot find '.+' in scope|unknown attribute '|no macro named ')/)
    }
}
