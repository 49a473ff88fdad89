import Diagnostics
import Rules

/// Two documents that other documents cannot tell apart, or that readers will take for one another.
enum DuplicateID {
    static func check(_ documents: [Document]) -> [Diagnostic] {
        let groups = Dictionary(grouping: documents) { $0.id.description.lowercased() }
        return groups.values.filter { $0.count > 1 }.flatMap { group -> [Diagnostic] in
            let group = group.sorted { $0.path < $1.path }
            return group.indices.dropFirst().map { index in
                let first = group[..<index].first { $0.id == group[index].id }
                return problem(group[index], repeating: first ?? group[0])
            }
        }
    }

    private static func problem(_ document: Document, repeating first: Document) -> Diagnostic {
        let isSame = document.id == first.id
        return Diagnostic(
            .duplicateID,
            isSame ? .error : .warning,
            isSame
                ? "a second document is called '\(document.id)'"
                : "'\(document.id)' and '\(first.id)' differ in upper and lower case only",
            at: document.nameLocation,
            hint: document.frontMatter?.id == nil
                ? "rename the file" : "give one of them another 'id'",
            notes: [Diagnostic.Note("the first one is here", at: first.nameLocation)]
        )
    }
}

extension Diagnostic.ID {
    static let duplicateID: Self = "duplicate-id"
}
