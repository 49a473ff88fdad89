/// The words of a line that is quoted for a shell; nil when a quote is left open.
public func shellWords(_ line: some StringProtocol) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
        if isEscaped {
            word = (word ?? "") + String(character)
            isEscaped = false
        } else if character == "\\", quote != "'" {
            isEscaped = true
        } else if character == quote {
            quote = nil
        } else if quote == nil, character == "'" || character == "\"" {
            quote = character
            word = word ?? ""
        } else if quote == nil, character == " " {
            if let finished = word { words.append(finished) }
            word = nil
        } else {
            word = (word ?? "") + String(character)
        }
    }
    guard quote == nil, !isEscaped else { return nil }
    return words + (word.map { [$0] } ?? [])
}
