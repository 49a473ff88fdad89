extension Query {
    /// Words that only ask for a place when one is asked for.
    static let placeWords: Set<String> = [
        "folder", "directory", "location", "live", "lives", "belong", "belongs", "put", "place",
        "placed", "sit", "sits", "reside", "stay", "keep", "kept",
    ]

    /// Words that only ask for leave when it is asked for.
    static let leaveWords: Set<String> = ["allowed", "permitted"]

    /// What the little words ask for.
    static func intents(of words: [String]) -> Set<Intent> {
        var intents: Set<Intent> = []
        let asks = words.contains { ["what", "whats", "how", "which", "is"].contains($0) }
        for (index, word) in words.enumerated() {
            switch word {
            case "where", "wheres", "folder", "directory", "location", "belong", "belongs":
                intents.insert(.place)
            case "naming", "named", "name", "names": intents.insert(.naming)
            case "called": if asks { intents.insert(.naming) }
            case "call":
                // "How do I make a network call" asks for no name.
                let caller = index > 0 ? words[index - 1] : ""
                if asks, ["i", "we", "you", "to", "they", "people"].contains(caller) {
                    intents.insert(.naming)
                }
            case "why", "reason": intents.insert(.why)
            case "allowed", "forbidden", "ok", "okay": intents.insert(.permission)
            default: break
            }
        }
        if let last = words.last, ["go", "goes", "live", "lives"].contains(last) {
            intents.insert(.place)
        }
        switch words.first {
        case "can", "may", "should", "must", "could": intents.formUnion([.permission, .leave])
        case "am", "is", "are", "do", "does": intents.insert(.permission)
        case "whats", "define", "explain": intents.insert(.definition)
        case "what":
            if ["is", "are"].contains(words.dropFirst().first) { intents.insert(.definition) }
            if words.dropFirst().first == "does", ["do", "mean"].contains(words.last) {
                intents.insert(.definition)
            }
        case "who": intents.insert(.person)
        default: break
        }
        return intents
    }
}
