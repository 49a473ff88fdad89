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
            hint: catalog.nearMisses.nearestDocument(to: id).map { "did you mean '\($0)'?" }
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
}

extension Diagnostic.ID {
    static let unknownLink: Self = "unknown-link"
}
