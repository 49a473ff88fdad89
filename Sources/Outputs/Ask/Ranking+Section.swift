extension Ranking {
    /// The section of a document that holds most of what is asked, its heading counted twice, and
    /// the first of several that hold as much; nil in a document with front matter.
    func section(of document: Int, for query: Query) -> Int? {
        var wanted: [Int: Int] = [:]
        for item in query.items {
            for match in item.matches {
                let worth = rarity[match.term] * match.strength / 1000
                wanted[match.term] = max(wanted[match.term] ?? 0, worth)
            }
        }
        let worths = sections[document].map { section in
            (section.heading + section.terms).reduce(0) { $0 + (wanted[$1] ?? 0) }
        }
        return worths.indices.max { (worths[$0], -$0) < (worths[$1], -$1) }
    }
}
