import SwiftCode

/// Signs in the text of a fence that tell why it does not compile.
///
/// They are looked for only when it does not: none of them makes good code bad.
struct ForeignSigns {
    let lines: [Substring]

    init(_ code: String) {
        lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Whether there are errors, and the fence says itself that each is one; what follows from
    /// code that is not all there needs no word of its own beside another that has one.
    func announce(_ errors: [(line: Int, text: String)]) -> Bool {
        let announced = announcedLines
        let comments = quotedComments
        let own = errors.map { error in
            announced.contains(error.line) || quotes(error.text, in: comments)
        }
        return own.contains(true)
            && zip(errors, own).allSatisfy { error, isOwn in isOwn || isGap(error.text) }
    }

    /// The same of what a parser says.
    func announce(_ errors: [SwiftFacts.SyntaxError]) -> Bool {
        announce(errors.map { ($0.position.line, $0.message) })
    }

    /// The code lines (from 1) that a comment says are wrong: the comment stands at the end of the
    /// line, or on lines of its own right above or below; one that is plain about it, above a
    /// block, is about all of the block.
    private var announcedLines: Set<Int> {
        var found: Set<Int> = []
        for (index, line) in lines.enumerated() {
            if isCaret(line) { found.insert(index + 1) }
            guard let comment = comment(of: line), let word = announcement(comment) else {
                continue
            }
            found.insert(index + 1)
            guard isOnlyComment(line) else { continue }
            for step in [1, -1] {
                var other = index + step
                while lines.indices.contains(other), isOnlyComment(lines[other]) { other += step }
                guard lines.indices.contains(other) else { continue }
                found.insert(other + 1)
                if step == 1, word == .plain { found.formUnion(block(from: other)) }
            }
        }
        return found
    }

    /// The lines (from 1) that are indented below a line, and what closes them.
    private func block(from first: Int) -> Set<Int> {
        let margin = indentation(of: lines[first])
        var covered: Set<Int> = []
        for index in lines.indices.dropFirst(first + 1) {
            let text = lines[index].drop(while: \.isWhitespace)
            let closes = text.first.map { "})]".contains($0) } ?? false
            guard text.isEmpty || indentation(of: lines[index]) > margin || closes else { break }
            covered.insert(index + 1)
            if closes, indentation(of: lines[index]) <= margin, !text.hasSuffix("{") { break }
        }
        return covered
    }

    private func indentation(of line: Substring) -> Int { line.prefix(while: \.isWhitespace).count }

    /// All comments after each other, in lower case, with one space between words.
    private var quotedComments: String {
        words(lines.compactMap { comment(of: $0) }.joined(separator: " "))
    }

    /// Whether a comment repeats what the compiler says.
    private func quotes(_ message: String, in comments: String) -> Bool {
        let message = words(message)
        return message.utf8.count >= 20 && comments.contains(message)
    }

    /// In lower case and without what authors and versions of the compiler write differently.
    private func words(_ text: String) -> String {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
            .replacing("non isolated", with: "nonisolated")
    }

    private func isCaret(_ line: Substring) -> Bool {
        line.utf8.contains(UInt8(ascii: "^")) && line.contains(caretLine)
    }

    func isOnlyComment(_ line: Substring) -> Bool {
        let start = line.drop(while: \.isWhitespace)
        return start.isEmpty || start.hasPrefix("//")
            || (start.hasPrefix("/*") && start.contains("*/"))
    }

    /// The comment of a line; a slash in a string is taken for one too, which does no harm here.
    func comment(of line: Substring) -> Substring? {
        let starts = [line.firstRange(of: "//"), line.firstRange(of: "/*")].compactMap(\.self)
        return starts.map(\.lowerBound).min().map { line[$0...].dropFirst(2) }
    }

    private enum Announcement {
        /// Says that there is an error.
        case plain
        /// Says something that may be about the code's meaning as well.
        case vague
    }

    private func announcement(_ comment: Substring) -> Announcement? {
        let text = comment.lowercased()
        if plainWords.contains(where: { text.contains($0) }) { return .plain }
        // A doc comment speaks of what the code does.
        guard !comment.hasPrefix("/") else { return nil }
        return vagueWords.contains(where: { text.contains($0) }) ? .vague : nil
    }
}

// An expression is made from its text wherever it stands, which costs more than to look for it; so
// these are made once. Looking changes nothing in them.

nonisolated(unsafe) private let caretLine = /^\s*[~^]*\^[~^]*\s*(?:\/\/|$)/

nonisolated(unsafe) private let plainWords = [
    /^\W*(?:compil\w*[- ]?(?:time )?)?error\b\s*(?:$|[^\w\s])/,
    /\berror:|compil\w*(?:-| )(?:time )?error/,
    /\b(?:is|produces|gives|causes|triggers|emits|yields) an? (?:\w+ )?error/,
    /(?:not|n[’']t|never|fails to) (?:currently )?(?:compile|type-?check|build)\b/,
    /❌|🛑|⛔|🚫|✘|✗/,
]

nonisolated(unsafe) private let vagueWords = [
    /\b(?:not|n[’']t be|no longer) (?:allowed|valid|legal|permitted|supported|possible)\b/,
    /\b(?:not ok(?:ay)?|no longer (?:works?|compiles?)|(?:does|will|wo)n[’']?t work)\b/,
    /\b(?:illegal|invalid|ill-formed|disallowed|rejected|forbidden|prohibited)\b/,
    /\bincorrect\b|^\W*(?:nope|no|wrong|bad|fails)\W*$/,
]
