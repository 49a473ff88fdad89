import Rules

/// Plain documents whose paths give one id, such as `Setup.md`, `setup.md` and `setup.markdown`.
///
/// In a folder without a rulebook nobody has chosen the ids, so each document gets one of its own.
enum PathTwins {
    /// The documents; of those with one id the one whose path is the id keeps it, the others have
    /// a number behind it, in the order of their paths.
    static func parted(_ documents: [Document], of rulebooks: [Rulebook]) -> [Document] {
        let plain = Set(rulebooks.filter { !$0.isDeclared }.map(\.name))
        var taken = Set(documents.map { $0.id.description.lowercased() })
        guard !plain.isEmpty, taken.count < documents.count else { return documents }
        let twins = Dictionary(grouping: documents.indices) {
            documents[$0].id.description.lowercased()
        }
        var parted = documents
        for group in twins.values.sorted(by: { documents[$0[0]].id < documents[$1[0]].id })
        where group.count > 1 && plain.contains(documents[group[0]].id.rulebook) {
            for index in group.sorted(by: { isFirst(documents[$0], documents[$1]) }).dropFirst() {
                let name = documents[index].id.name
                let number = (2...).first { number in
                    taken.insert("\(documents[index].id)-\(number)".lowercased()).inserted
                }
                parted[index] = documents[index].renamed("\(name)-\(number ?? 2)")
            }
        }
        return parted
    }

    private static func isFirst(_ left: Document, _ right: Document) -> Bool {
        let (isOwn, isOther) = (hasOwnName(left), hasOwnName(right))
        return isOwn == isOther ? left.path < right.path : isOwn
    }

    private static func hasOwnName(_ document: Document) -> Bool {
        document.path.description.hasSuffix(document.id.name + ".md")
    }
}
