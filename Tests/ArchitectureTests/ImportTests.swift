import Foundation
import Testing

/// The import law of the house: data flows down the folder list, imports point up it.
///
/// A change of an edge edits this table in the same commit and says why: that is the record.
@Suite struct ImportTests {
    /// What a folder of Sources may import besides what `foreign` allows everywhere.
    static let allowed: [(folder: String, imports: Set<String>)] = [
        ("Diagnostics", []),
        (
            "SwiftCode",
            [
                "SwiftSyntax", "SwiftParser", "SwiftIDEUtils", "SwiftIfConfig", "SwiftDiagnostics",
                "SwiftParserDiagnostics", "SwiftOperators",
            ]
        ),
        ("Rules", ["Diagnostics"]),
        ("Parse", ["CCmark", "CYaml", "Rules", "Diagnostics"]),
        ("Graph", ["Rules", "Diagnostics"]),
        ("HTML", ["Rules", "Diagnostics"]),
        ("Outputs/Verify", ["Graph", "Rules", "Diagnostics", "SwiftCode"]),
        // Dispatch: a thousand pages are rendered on all processors, which is no input or output.
        ("Outputs/Site", ["Graph", "Rules", "Diagnostics", "SwiftCode", "HTML", "Dispatch"]),
        ("Outputs/Ask", ["Graph", "Rules", "Diagnostics"]),
        ("Outputs/Coverage", ["Graph", "Rules", "Diagnostics"]),
        // FoundationEssentials: where it exists the rest of Foundation, which takes longer to load
        // than a question to answer, must not be linked by luca-docs.
        (
            "Terminal", ["Diagnostics", "FoundationEssentials", "Foundation", "Glibc", "Darwin"]
        ),
        (
            "Workspace",
            [
                "CContent", "Parse", "Graph", "Rules", "Diagnostics", "FoundationEssentials",
                "Foundation", "Dispatch", "Glibc", "Darwin",
            ]
        ),
        (
            "luca-docs",
            [
                "Diagnostics", "Rules", "Parse", "Graph", "HTML", "Ask", "Coverage", "Terminal",
                "Workspace", "FoundationEssentials", "Foundation", "Glibc", "Darwin",
            ]
        ),
        (
            "luca-docs-swift",
            [
                "Diagnostics", "Rules", "Parse", "Graph", "HTML", "Verify", "Site", "Ask",
                "Terminal", "Workspace", "SwiftCode", "Foundation",
                "FoundationNetworking", "Glibc", "Darwin",
            ]
        ),
    ]

    @Test func importsPointUp() {
        let files = Repository.swiftFiles(below: "Sources")
        #expect(files.count > 20)
        for file in files {
            let law = Self.allowed.first { file.path.hasPrefix("Sources/\($0.folder)/") }
            guard let law else {
                Issue.record(
                    "no import law for this folder",
                    sourceLocation: file.location(line: 1)
                )
                continue
            }
            for (number, line) in file.lines.enumerated() {
                guard let module = importedModule(line), !law.imports.contains(module) else {
                    continue
                }
                Issue.record(
                    "\(law.folder) must not import \(module)",
                    sourceLocation: file.location(line: number + 1)
                )
            }
        }
    }

    @Test func onlyOneFileSpeaksToCmark() {
        let speakers = Repository.swiftFiles(below: "Sources").filter { file in
            file.lines.contains { importedModule($0) == "CCmark" }
        }
        #expect(speakers.count == 1, "\(speakers.map(\.path))")
    }

    @Test(arguments: [
        ("import Graph", "Graph"), ("internal import struct Rules.Document", "Rules"),
        ("@testable import Parse", "Parse"), ("public import Foundation", "Foundation"),
    ])
    func readsImports(line: String, module: String) {
        #expect(importedModule(line) == module)
    }

    @Test(arguments: ["let import = 1", "// import Graph", "importGraph()"])
    func leavesOtherLines(line: String) {
        #expect(importedModule(line) == nil)
    }
}

/// The module that a line imports; nil for any other line.
private func importedModule(_ line: String) -> String? {
    var words = line.split(separator: " ")[...]
    let modifiers = ["public", "package", "internal", "fileprivate", "private"]
    while let word = words.first, word.hasPrefix("@") || modifiers.contains(String(word)) {
        words.removeFirst()
    }
    guard words.popFirst() == "import" else { return nil }
    let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    if let word = words.first, kinds.contains(String(word)) { words.removeFirst() }
    return words.first.map { String($0.prefix { $0 != "." }) }
}
