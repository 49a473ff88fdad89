import Diagnostics
import Rules

/// A link or relation that leads to no document.
enum UnknownLink {
    /// No document has that id, though its rulebook is loaded.
    static func problem(
        naming id: DocumentID,
        at location: SourceLocation,
        in catalog: Catalog
    ) -> Diagnostic {
        Diagnostic(
            .unknownLink,
            "no document called '\(id)'",
            at: location,
            hint: nearestID(to: id, in: catalog)
        )
    }

    /// Nothing lies at that path.
    static func problem(
        following path: String,
        at location: SourceLocation,
        hint: String?
    ) -> Diagnostic {
        Diagnostic(.unknownLink, "no document at '\(path)'", at: location, hint: hint)
    }

    /// `did you mean …` over the rulebook's own ids, then over the same name in other rulebooks.
    static func nearestID(to id: DocumentID, in catalog: Catalog) -> String? {
        let own = catalog.documents.lazy.filter { $0.id.rulebook == id.rulebook }.map(\.id.name)
        if let name = suggestion(for: id.name, among: own) {
            return "did you mean '\(DocumentID(rulebook: id.rulebook, name: name))'?"
        }
        if let other = catalog.documents.first(where: { $0.id.name == id.name }) {
            return "did you mean '\(other.id)'?"
        }
        return suggestion(
            for: id.description,
            among: catalog.documents.lazy.map(\.id.description)
        ).map { "did you mean '\($0)'?" }
    }
}

extension Diagnostic.ID {
    static let unknownLink: Self = "unknown-link"
}
