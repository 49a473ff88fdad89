import Diagnostics
import Foundation
import Graph
import Parse
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
        for graph in [Shelf.kiosk.graph, Shelf.content.graph, Self.plain] {
            let index = SearchIndex(graph, proofs: .none)
            let browser = try run(index.encoded(), questions)
            let terminal = questions.map { index.order(of: $0) ?? [] }
            for (question, (left, right)) in zip(questions, zip(terminal, browser)) {
                #expect(left == right, "\(question)")
            }
        }
    }

    @Test(.enabled(if: node != nil, "no node on the PATH: the script is not compared"))
    func scriptLeadsToTheSameSection() throws {
        let questions = [
            "second", "??", "a ?? b", "x -> y", "C++", "C#", "c", "rollback of C++", "thread-safe",
            "-- and ... here", "@Sendable",
            "GRÖSSE", "grosse strasse", "日本語", "ガイド", "本", "cafe", "Ёлка", "manatee", "walrus",
            "retry", "text", "what is it", "it???", "first words",
        ]
        let index = SearchIndex(Self.plain, proofs: .none)
        let browser = try run(index.encoded(), questions, reading: "`${hit.id}#${hit.anchor}`")
        let terminal = questions.map { question -> [String] in
            guard case .answers(let answers, _, _) = index.answer(question, limit: 9) else {
                return []
            }
            return answers.map { "\($0.document.id)#\($0.section?.anchor ?? "")" }
        }
        for (question, (left, right)) in zip(questions, zip(terminal, browser)) {
            #expect(left == right, "\(question)")
        }
        #expect(terminal[0] == ["notes/a#why-1"])
        #expect(terminal[1].first == "notes/b#signs")
    }

    /// A folder without a rulebook.
    private static let plain: RuleGraph = {
        let texts = [
            "a.md": "First words.\n\n# A\n## Why\nfirst\n# B\n## Why\nsecond text\n",
            "b.md": "# Signs\n\n`??` and `->`, C++ or C#; it is thread-safe. MAX\\_RETRY\n",
            "d.md": "# Größe\n\nDie Straße, das Café. ёлка.\n\n# 日本語ガイド\n\n状態を管理する。\n",
            "e.md": "# Raw\n\n<div>manatee</div>\n\nText.\n\n```swift\nlet walrus = 1\n```\n",
            "c.md": "# Rollback\n\nIt is @Sendable text ... -- and so on.\n\n```c\nx++;\n```\n",
        ]
        let book = Rulebook(
            name: RulebookName("notes"),
            folder: .root,
            title: "",
            fences: .parse,
            isDeclared: false
        )
        let documents = texts.map { name, text in
            parseDocument(SourceFile(path: ContentPath(name)!, bytes: Array(text.utf8)), in: book).0
        }
        return link([book], documents, files: Set(documents.map(\.path))).0
    }()

    /// Own questions, odd text, and every word boundary there is.
    private func questionsOfAllKinds() throws -> [String] {
        try Questions.all().map(\.text) + [
            "", " ", "the", Array(repeating: "prot of clrek", count: 40).joined(separator: " "),
            "LUCA's store", "a clean modular screen", "modular clean", "kiosk’s ports",
            "don't nest withDrawer",
            "thread-safe one-to-one", "snake_case_name", "URLs and UIKit on macOS", "café façade",
            "$store.path", "@State", "#Preview", "a", "ab", "İstanbul ßtraße 日本語 ports",
            "\u{3000}ports\u{3000}clerk", "e\u{301}clair 🍰 ports", "__", "'", "x's", "x's's",
            "port's's ports’s", "ports'", "??", "a -> b", "C++", "x++; C++11 C#", "C++, c++'s", "!",
            "GRÖSSE", "ПОРТЫ Ωmega", "日本語ガイド", "語ガイdeポ", "e\u{301}\u{301}", "\u{301}", "Æther",
            "...", "ports -> clerk", "a ?? b", "é++ 1# _# a# b#c", "--ports", "clerk --", "->ports",
        ]
    }

    private func run(
        _ index: [UInt8],
        _ questions: [String],
        reading result: String = "hit.id"
    ) throws -> [[String]] {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("search-\(UUID().uuidString)")
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
              lucaDocsSearch(index, text).map((hit) => \(result)));
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
