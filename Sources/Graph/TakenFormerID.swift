import Diagnostics
import Rules

/// An old id that cannot lead to its document, since something else has that name.
enum TakenFormerID {
    static func check(_ catalog: Catalog) -> [Diagnostic] {
        var firsts: [DocumentID: SourceLocation] = [:]
        var problems: [Diagnostic] = []
        for document in catalog.documents {
            for former in document.frontMatter?.formerly ?? [] {
                let id = DocumentID(rulebook: document.id.rulebook, name: former.value)
                if let first = firsts[id] {
                    problems.append(
                        problem(id, at: former.location, "another document was called so", first)
                    )
                    continue
                }
                firsts[id] = former.location
                if let holder = catalog.documents.first(where: { $0.id == id }) {
                    problems.append(
                        problem(id, at: former.location, "this is it now", holder.nameLocation)
                    )
                }
            }
        }
        return problems
    }

    private static func problem(
        _ id: DocumentID,
        at location: SourceLocation,
        _ note: String,
        _ other: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .takenFormerID,
            "'\(id)' is taken and cannot be a former id",
            at: location,
            hint: "remove it from 'formerly'",
            notes: [Diagnostic.Note(note, at: other)]
        )
    }
}

extension Diagnostic.ID {
    static let takenFormerID: Self = "taken-former-id"
}
