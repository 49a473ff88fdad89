import Diagnostics

/// A rulebook's link to a file outside the content root, which no page or answer can carry.
enum OutsideLink {
    static func problem(following path: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .outsideLink,
            .warning,
            "'\(path)' leads out of the content",
            at: location,
            hint: "link to its address on the web, or move it inside"
        )
    }
}

extension Diagnostic.ID {
    static let outsideLink: Self = "outside-link"
}
