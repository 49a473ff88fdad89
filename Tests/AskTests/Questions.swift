import CaseFiles
import Foundation

/// Everyday questions about the real rulebook, each with the documents that answer it.
enum Questions {
    /// A question; `answers` is empty where nothing in the rulebook answers.
    struct Entry {
        var text: String
        var answers: [String]
    }

    /// Reads `Questions/luca.txt`: `question | id id`, `#` starts a comment.
    static func all() throws -> [Entry] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Questions/luca.txt")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
            .map { line in
                let parts = line.split(separator: "|", omittingEmptySubsequences: false)
                return Entry(
                    text: parts[0].trimmingCharacters(in: .whitespaces),
                    answers: parts[1].split(separator: " ").map(String.init)
                )
            }
    }
}

/// The questions of the case files.
enum CaseQuestions {
    static let all: [[String]] = CaseFile.all().map { file in
        (file["questions"] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
            .dropLast().map(String.init)
    }
}
