import Diagnostics
import Rules

/// A heading more than one level below the one before it.
enum HeadingLevelSkip {
    static func check(_ document: Document) -> [Diagnostic] {
        // Front matter gives a rule's title, so its text may open at either level.
        var level = 1
        return document.sections.compactMap { section in
            defer { level = section.level }
            guard section.level > level + 1 else { return nil }
            return Diagnostic(
                .headingLevelSkip,
                .warning,
                "heading '\(section.title)' goes from level \(level) to level \(section.level)",
                at: section.location,
                hint: "make it level \(level + 1)"
            )
        }
    }
}

extension Diagnostic.ID {
    static let headingLevelSkip: Self = "heading-level-skip"
}
