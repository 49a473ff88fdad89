import Diagnostics
import Rules

/// What is said of a document wherever documents are listed.
enum DocumentSummary {
    /// `must`, or `guide` for what binds nobody, or `document` for plain files.
    static func binding(of document: Document) -> String {
        guard let matter = document.frontMatter else { return "document" }
        return matter.level?.rawValue ?? matter.kind.rawValue
    }

    /// The document as JSON: `id`, `kind`, `title`, and what else its front matter says.
    static func value(of document: Document, pathPrefix: String) -> JSONValue {
        let matter = document.frontMatter
        return .object([
            "id": .string(document.id.description),
            "rulebook": .string(document.id.rulebook.description),
            "kind": .string(matter?.kind.rawValue ?? "document"),
            "level": .string(matter?.level?.rawValue),
            "title": .string(document.title),
            "answer": .string(matter?.answer?.value),
            "layer": .string(matter?.layer?.value),
            "place": .string(matter?.place),
            "path": .string(pathPrefix + document.path.description),
        ])
    }
}
