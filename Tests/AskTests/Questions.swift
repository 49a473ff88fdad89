import CaseFiles
import Foundation

/// Everyday questions about the real rulebooks, each with the documents that answer it.
enum Questions {
    /// A question; `answers` is empty where nothing in any rulebook answers.
    struct Entry {
        var text: String
        /// Ids with their rulebook's name.
        var answers: [String]
    }

    /// The rulebooks that have questions, by name.
    static let rulebooks = ["clean", "luca", "tca"]

    /// Reads `Questions/<rulebook>.txt`: `question | id id`, `#` starts a comment.
    static func all(of rulebook: String) throws -> [Entry] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Questions/\(rulebook).txt")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
            .map { line in
                let parts = line.split(separator: "|", omittingEmptySubsequences: false)
                return Entry(
                    text: parts[0].trimmingCharacters(in: .whitespaces),
                    answers: parts[1].split(separator: " ")
                        .map { $0.contains("/") ? String($0) : "\(rulebook)/\($0)" }
                )
            }
    }

    /// The questions of all rulebooks.
    static func all() throws -> [Entry] { try rulebooks.flatMap(all) }
}

/// The questions of the case files.
enum CaseQuestions {
    static let all: [[String]] = CaseFile.all().map { file in
        (file["questions"] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
            .dropLast().map(String.init)
    }
}
