import Foundation
import Graph
import Rules
import Testing

@testable import Ask

/// The reader in the browser ranks as the terminal does.
@Suite struct BrowserTests {
    static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The path of `node`; nil where none is installed.
    static let node: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
        .split(separator: ":").flatMap { ["\($0)/node", "\($0)/nodejs"] }
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    @Test(.enabled(if: node != nil, "no node on the PATH: the script is not compared"))
    func scriptGivesTheSameOrder() throws {
        var questions = try questionsOfAllKinds()
        for file in CaseQuestions.all { questions += file }
        #expect(questions.count > 120)
        for graph in [Shelf.kiosk.graph, Shelf.content.graph] {
            let index = SearchIndex(graph, proofs: .none)
            let browser = try run(index.encoded(), questions)
            let terminal = questions.map { index.order(of: $0) ?? [] }
            for (question, (left, right)) in zip(questions, zip(terminal, browser)) {
                #expect(left == right, "\(question)")
            }
        }
    }

    /// Own questions, odd text, and every word boundary there is.
    private func questionsOfAllKinds() throws -> [String] {
        try Questions.all().map(\.text) + [
            "", " ", "the", Array(repeating: "prot of clrek", count: 40).joined(separator: " "),
            "LUCA's store", "a clean modular screen", "modular clean", "kiosk’s ports",
            "don't nest withDrawer",
            "thread-safe one-to-one", "snake_case_name", "URLs and UIKit on macOS", "café façade",
            "$store.path", "@State", "#Preview", "a", "ab", "İstanbul ßtraße 日本語 ports",
            "\u{3000}ports\u{3000}clerk", "e\u{301}clair 🍰 ports", "__", "'", "x's", "x's's",
            "port's's ports’s", "ports'",
        ]
    }

    private func run(_ index: [UInt8], _ questions: [String]) throws -> [[String]] {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("search-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = Self.repository.appendingPathComponent("site/theme/search-ranking.js")
        try Data(index).write(to: folder.appendingPathComponent("index.json"))
        try JSONEncoder().encode(questions)
            .write(to: folder.appendingPathComponent("questions.json"))
        let program = """
            const fs = require("fs");
            const read = (name) => fs.readFileSync(name, "utf8");
            require("vm").runInThisContext(read(process.argv[1]));
            const index = JSON.parse(read(process.argv[2] + "/index.json"));
            const questions = JSON.parse(read(process.argv[2] + "/questions.json"));
            const found = questions.map((text) =>
              lucaDocsSearch(index, text).map((result) => result.id));
            fs.writeFileSync(process.argv[2] + "/found.json", JSON.stringify(found));
            """
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(Self.node))
        process.arguments = ["-e", program, script.path, folder.path]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let found = try Data(contentsOf: folder.appendingPathComponent("found.json"))
        return try JSONDecoder().decode([[String]].self, from: found)
    }
}
