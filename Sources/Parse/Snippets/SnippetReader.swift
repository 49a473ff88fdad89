internal import Diagnostics
internal import Rules

/// Reads what a fence's author asks for: language, attributes, hidden lines.
///
/// Attributes stand behind the language word, or in an HTML comment `<!-- snippet: … -->` that is
/// the fence's sibling right before it.
struct SnippetReader {
    /// The attributes that make a role; a fence has one of them at most.
    private static let roleKeys = [
        "file", "fails", "violates", "crashes", "shows", "fragment", "skip", "needs",
    ]
    private static let keys = roleKeys + ["only", "swift", "prints"]

    let text: CleanText
    let rulebook: Rulebook
    let document: DocumentID
    private(set) var problems: [Diagnostic] = []
    private(set) var snippets: [Snippet] = []
    private var codes: [String: Int] = [:]

    /// Reads the fences of a document.
    init(_ text: CleanText, document: DocumentID, in rulebook: Rulebook) {
        self.text = text
        self.document = document
        self.rulebook = rulebook
    }

    /// Reads the next fence of the document.
    mutating func read(_ fence: Fence) {
        if !fence.isClosed { problems.append(.unclosedFence(fence, isError: rulebook.isDeclared)) }
        let (language, rest) = split(fence.info)
        if rulebook.isDeclared, isAlmostSwift(language) {
            problems.append(.almostSwift(language, at: fence.opening))
        }
        var snippet = Snippet(
            id: SnippetID(document: document, ordinal: snippets.count + 1),
            language: language,
            role: language == "swift" ? defaultRole : .notSwift,
            code: fence.code,
            twin: codes[fence.code, default: 0],
            map: fence.map,
            location: fence.location,
            section: fence.section
        )
        if language == "swift" { snippet.hiddenLines = hiddenLines(of: snippet) }
        if rulebook.isDeclared {
            let attributes = attributes(of: fence, rest)
            if language == "swift" {
                apply(attributes, to: &snippet)
            } else {
                applyToOther(attributes, to: &snippet)
            }
        }
        codes[fence.code, default: 0] += 1
        snippets.append(snippet)
    }

    /// What a Swift fence without attributes is.
    private var defaultRole: Snippet.Role {
        guard rulebook.isDeclared else { return .parseOnly }
        switch rulebook.fences {
        case .compile: return .alone
        case .parse: return .parseOnly
        case .ignore: return .notSwift
        }
    }

    /// The first word of an info string in lower case, and the place of the rest.
    ///
    /// White space is Unicode's: a no-break space before `swift` has been seen in the wild.
    private func split(_ info: Range<Int>) -> (String, Range<Int>) {
        let string = String(decoding: text.bytes[info], as: UTF8.self)
        let word = string.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
        let end = string.utf8.distance(from: string.startIndex, to: word.endIndex)
        return (word.lowercased(), info.lowerBound + end..<info.upperBound)
    }

    /// All attributes, from the info string and the comment, each key once.
    private mutating func attributes(of fence: Fence, _ rest: Range<Int>) -> [FenceAttribute] {
        var attributes = read(rest)
        if let comment = fence.directive { attributes += read(comment) }
        var seen: [String: SourceLocation] = [:]
        return attributes.filter { attribute in
            let key = attribute.key.value
            if let first = seen[key] {
                problems.append(
                    .repeatedAttribute(key, at: attribute.key.location, first: first)
                )
                return false
            }
            seen[key] = attribute.key.location
            guard Self.keys.contains(key) else {
                problems.append(
                    .unknownAttribute(key, among: Self.keys, at: attribute.key.location)
                )
                return false
            }
            return true
        }
    }

    private mutating func read(_ range: Range<Int>) -> [FenceAttribute] {
        var reader = FenceAttributeReader(range, of: text)
        let attributes = reader.read()
        problems += reader.problems
        return attributes
    }

    private mutating func apply(_ attributes: [FenceAttribute], to snippet: inout Snippet) {
        var first: FenceAttribute?
        var modesLocation: SourceLocation?
        for attribute in attributes {
            let key = attribute.key
            if key.value == "prints" {
                problems.append(
                    .misplacedAttribute(
                        "prints",
                        "stands on the 'text' fence behind the code",
                        at: key.location
                    )
                )
            } else if key.value == "only" {
                snippet.only = variant(attribute)
            } else if key.value == "swift" {
                snippet.modes = modes(attribute)
                modesLocation = attribute.value?.location
            } else if let first {
                problems.append(.conflictingAttributes(first.key, key))
            } else {
                first = attribute
                if let role = role(attribute) {
                    snippet.role = role
                    snippet.roleLocation = attribute.value?.location ?? key.location
                }
            }
        }
        if let modesLocation { checkThatModulesAreBuilt(for: snippet, modesLocation) }
    }

    private mutating func applyToOther(_ attributes: [FenceAttribute], to snippet: inout Snippet) {
        for attribute in attributes {
            let key = attribute.key
            guard key.value == "prints", snippet.language == "text" else {
                problems.append(
                    .misplacedAttribute(
                        key.value,
                        key.value == "prints"
                            ? "stands on a 'text' fence" : "stands on a 'swift' fence",
                        at: key.location
                    )
                )
                continue
            }
            if let value = attribute.value {
                problems.append(.unexpectedValue("prints", at: value.location))
            }
            guard snippets.last(where: { $0.language != "text" })?.isSwift == true else {
                problems.append(
                    .misplacedAttribute("prints", "needs a 'swift' fence before", at: key.location)
                )
                continue
            }
            snippet.role = .output
        }
    }

    private mutating func variant(_ attribute: FenceAttribute) -> String? {
        guard let value = value(attribute) else { return nil }
        if rulebook.variants.contains(value.value) { return value.value }
        problems.append(
            .unknownVariant(value.value, among: rulebook.variants, at: value.location)
        )
        return nil
    }

    /// An attribute's value, which must be there.
    mutating func value(_ attribute: FenceAttribute) -> Located<String>? {
        if let value = attribute.value, !value.value.allSatisfy(\.isWhitespace) { return value }
        problems.append(.missingValue(attribute.key))
        return nil
    }

    /// Whether a language is meant to be Swift and is not: `swift{1,3}`, `swift,ignore`, `{.swift`.
    private func isAlmostSwift(_ language: String) -> Bool {
        var name = language.drop { !$0.isLetter }
        for prefix in ["language-", "lang-"] where name.hasPrefix(prefix) {
            name = name.dropFirst(prefix.count)
        }
        guard language != "swift", name.hasPrefix("swift") else { return false }
        guard let next = name.dropFirst(5).first else { return true }
        return !next.isLetter && !"-_+".contains(next)
    }

    mutating func report(_ problem: Diagnostic) { problems.append(problem) }
}
