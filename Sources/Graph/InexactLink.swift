import Diagnostics

/// A link that works in some readers and not in others: its letters' case, its punctuation or its
/// extension differ from the name.
enum InexactLink {
    static func problem(
        _ written: String,
        shouldBe name: String,
        at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .inexactLink,
            .warning,
            "'\(written)' is not the exact name",
            at: location,
            hint: "write '\(name)'"
        )
    }
}

extension Diagnostic.ID {
    static let inexactLink: Self = "inexact-link"
}
