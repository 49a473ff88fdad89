import Foundation
import Testing

/// Questions that measure the search from outside must not have shaped what they measure.
///
/// `LUCA_DOCS_QUESTIONS` names a file of JSON lines, each with a `question`.
@Suite struct SeparationTests {
    static let path = ProcessInfo.processInfo.environment["LUCA_DOCS_QUESTIONS"]

    @Test(.enabled(if: path != nil, "LUCA_DOCS_QUESTIONS names no file of questions"))
    func noQuestionStandsInContentOrSources() throws {
        let text = try String(contentsOfFile: try #require(Self.path), encoding: .utf8)
        let lines = try text.split(separator: "\n").map { line in
            try JSONDecoder().decode(Line.self, from: Data(line.utf8))
        }
        // A line of code is the spelling of an API, which the rules have to name.
        let questions = lines.filter { $0.style != "code" }.map(\.question)
        #expect(!questions.isEmpty)
        let files = Self.files(below: ["content", "Sources", "Tests", "site"])
        #expect(files.count > 100)
        // A question of a word or two is ordinary vocabulary and says nothing.
        for question in questions.map(normalized) where question.split(separator: " ").count > 3 {
            for (path, text) in files {
                let holds = text.contains(question)
                #expect(!holds, "\(path) holds '\(question)'")
            }
        }
    }

    private struct Line: Decodable {
        var question: String
        var style: String?
    }

    private static func files(below folders: [String]) -> [(path: String, text: String)] {
        var files: [(path: String, text: String)] = []
        for folder in folders {
            let root = BrowserTests.repository.appendingPathComponent(folder)
            for case let path as String in FileManager.default.enumerator(atPath: root.path)! {
                let url = root.appendingPathComponent(path)
                // Folders and files that are not text can hold no question.
                guard let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
                files.append(("\(folder)/\(path)", normalized(text)))
            }
        }
        return files
    }
}

/// Lower case words with single spaces between them.
private func normalized(_ text: String) -> String {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
}
