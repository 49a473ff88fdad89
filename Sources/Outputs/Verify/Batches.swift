import SwiftCode

/// Groups of files that one compiler process may judge together without lying.
///
/// In one process the files are one module: what a neighbour declares can heal a broken file or
/// hide an expected error. So files share a batch only when no one uses a name, member, operator
/// or conformance that another declares, and when they import the same modules (an import makes a
/// module's members visible in the neighbours too).
public struct Batches: Sendable {
    /// The groups, each of two fences or more.
    public private(set) var groups: [[ReadSnippet]] = []
    /// What must be compiled alone, and why.
    public private(set) var single: [(read: ReadSnippet, reason: String)] = []

    /// Groups the fences, at most `size` to a group; `flags` are the compiler's own for a fence.
    public init(
        _ snippets: [ReadSnippet],
        size: Int = 25,
        flags: (ReadSnippet) -> [String] = { _ in [] }
    ) {
        var open: [String: [[ReadSnippet]]] = [:]
        var order: [String] = []
        for snippet in snippets {
            if let reason = reasonToStandAlone(snippet) {
                single.append((snippet, reason))
                continue
            }
            let facts = snippet.facts!
            let texts = Set(facts.imports.map(\.text)).sorted() + flags(snippet)
            let imports = texts.joined(separator: "\n")
            if open[imports] == nil { order.append(imports) }
            let place = open[imports, default: []].firstIndex { group in
                group.count < size && !group.contains { collide($0.facts!.names, facts.names) }
            }
            if let place {
                open[imports]![place].append(snippet)
            } else {
                open[imports, default: []].append([snippet])
            }
        }
        for group in order.flatMap({ open[$0]! }) {
            if group.count == 1 {
                let reason =
                    size == 1
                    ? "processes are not shared"
                    : "no other fence has its imports and none of its names"
                single.append((group[0], reason))
            } else {
                groups.append(group)
            }
        }
    }
}

private func reasonToStandAlone(_ read: ReadSnippet) -> String? {
    guard let facts = read.facts, facts.errors.isEmpty else { return "cannot be parsed" }
    if read.mustFail { return "must fail" }
    if facts.hasTopLevelStatements { return "is a program of its own" }
    return facts.names.reasonToStandAlone
}

/// Whether one of the two could get at something of the other.
private func collide(_ left: NameFacts, _ right: NameFacts) -> Bool {
    !left.declared.isDisjoint(with: right.used) || !right.declared.isDisjoint(with: left.used)
        || !left.declaredOperators.isDisjoint(with: right.usedOperators)
        || !right.declaredOperators.isDisjoint(with: left.usedOperators)
}
