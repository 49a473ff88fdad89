internal import Diagnostics

/// What a problem means and how to mend it: a page of `content/problems`, built into the program.
public struct Explanation: Sendable, Equatable {
    /// The problem.
    public let id: String
    /// The whole page, Markdown that opens with `# id`.
    public let markdown: String

    /// The first sentence after the heading.
    public var summary: String {
        let paragraphs = markdown.split(separator: "\n\n").dropFirst()
        let text = (paragraphs.first ?? "").split(separator: "\n").joined(separator: " ")
        guard let stop = text.firstRange(of: ". ") else { return text }
        return String(text[..<stop.lowerBound]) + "."
    }

    /// Every explanation, sorted by id.
    public static let all: [Explanation] = CarriedFiles.paths(below: folder)
        .filter { $0.isMarkdown && $0.stem != "README" }
        .compactMap { path in
            CarriedFiles.bytes(at: path).map {
                Explanation(id: path.stem, markdown: String(decoding: $0, as: UTF8.self))
            }
        }

    private static let folder = ContentPath("content/problems") ?? .root
}
