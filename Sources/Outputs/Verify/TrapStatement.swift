/// Whether a text is what a trap says.
enum TrapStatement: Equatable {
    /// It is.
    case said
    /// It is a part, and too little to tell this trap from others; with all that it says.
    case tooShort(of: String)
    /// It is not.
    case other

    /// What the runtime says of every trap, and the places and calls that it names, tell nothing.
    init(_ stated: String, in output: String) {
        let words = trapWords(in: output)
        let line = words.prefix { $0 != "\n" }
        let mark = trapKinds.first { line.contains($0) }
        guard let mark, let place = line.firstRange(of: mark) else {
            self = words.contains(stated) ? .said : .other
            return
        }
        let kind = String(mark.dropFirst(2))
        let calls = words.firstRange(of: "\nCurrent stack trace:")?.lowerBound ?? words.endIndex
        let text = words[place.upperBound..<calls].drop { ": ".contains($0) }
        let message = String(text.reversed().drop { $0.isWhitespace }.reversed())
        let part = stated.hasPrefix(kind + ": ") ? String(stated.dropFirst(kind.count + 2)) : stated
        if part == message || message.isEmpty && stated == kind {
            self = .said
        } else if message.contains(part) {
            self = part.count < 10 ? .tooShort(of: message) : .said
        } else {
            self = .other
        }
    }
}
