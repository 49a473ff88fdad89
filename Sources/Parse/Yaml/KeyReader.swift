internal import Diagnostics

/// Reads the keys of a YAML map that are allowed there, and reports every other.
struct KeyReader {
    /// The map's place.
    let location: SourceLocation
    private var values: [String: YamlNode.Entry] = [:]

    /// Takes a map; `owner` is its name in problems, such as `a rule document`.
    init?(
        _ node: YamlNode,
        allowing allowed: [String],
        in owner: String,
        _ problems: inout [Diagnostic]
    ) {
        location = node.location
        guard case .map(let entries) = node.value else {
            problems.append(
                .wrongType(
                    owner,
                    is: node.kindName,
                    not: "a map of keys",
                    at: node.location,
                    hint: Self.hint(for: node, allowing: allowed)
                )
            )
            return nil
        }
        for entry in entries {
            let key = entry.key.value
            if !allowed.contains(key) {
                problems.append(
                    .unknownKey(key, in: owner, among: allowed, at: entry.key.location)
                )
            } else if let first = values[key] {
                problems.append(
                    .duplicateKey(key, at: entry.key.location, first: first.key.location)
                )
            } else if entry.value.isEmpty {
                problems.append(.emptyValue(key, at: entry.key.location))
            } else {
                values[key] = entry
            }
        }
    }

    /// Reads a whole file, whose name `owner` is; nil when it is no map of keys.
    static func file(
        _ file: SourceFile,
        allowing allowed: [String],
        in owner: String,
        _ problems: inout [Diagnostic]
    ) -> KeyReader? {
        let text = CleanText(file)
        problems += text.brokenProblems
        let (node, problem) = YamlReader.read(text.bytes.indices, of: text)
        if let problem { problems.append(problem) }
        return node.flatMap { KeyReader($0, allowing: allowed, in: owner, &problems) }
    }

    /// A name alone is meant as the first key's value.
    private static func hint(for node: YamlNode, allowing allowed: [String]) -> String {
        guard case .text(let text) = node.value, let key = allowed.first, text.count <= 40,
            text.utf8.allSatisfy({ isAlphanumeric($0) || "-_.".utf8.contains($0) }), !text.isEmpty
        else { return "the keys are \(allowed.joined(separator: ", "))" }
        return "write '{\(key): \(text)}'"
    }

    /// A key's value.
    subscript(_ key: String) -> YamlNode? { values[key]?.value }

    /// A key's text.
    func text(_ key: String, _ problems: inout [Diagnostic]) -> Located<String>? {
        self[key].flatMap { text($0, of: key, &problems) }
    }

    /// The texts of a key that holds a list; a single text stands for a list of one.
    func texts(_ key: String, _ problems: inout [Diagnostic]) -> [Located<String>] {
        guard let node = self[key] else { return [] }
        guard case .list(let list) = node.value else {
            return text(node, of: key, &problems).map { [$0] } ?? []
        }
        return list.compactMap { text($0, of: key, &problems) }
    }

    /// The nodes of a key that must hold a list.
    func list(_ key: String, _ problems: inout [Diagnostic]) -> [YamlNode] {
        guard let node = self[key] else { return [] }
        guard case .list(let list) = node.value else {
            problems.append(
                .wrongType("'\(key)'", is: node.kindName, not: "a list", at: node.location)
            )
            return []
        }
        return list
    }

    /// A key's text as one of an enumeration's words.
    func word<Word: RawRepresentable & CaseIterable>(
        _ key: String,
        as type: Word.Type,
        _ problems: inout [Diagnostic]
    ) -> Word? where Word.RawValue == String {
        guard let text = text(key, &problems) else { return nil }
        if let word = Word(rawValue: text.value) { return word }
        problems.append(
            .unknownValue(
                text.value,
                for: key,
                among: Word.allCases.map(\.rawValue),
                at: text.location
            )
        )
        return nil
    }

    /// A key's text, which must be there.
    func required(_ key: String, in owner: String, _ problems: inout [Diagnostic])
        -> Located<String>?
    {
        if self[key] == nil {
            problems.append(.missingKey(key, in: owner, at: location))
        }
        return text(key, &problems)
    }

    private func text(_ node: YamlNode, of key: String, _ problems: inout [Diagnostic])
        -> Located<String>?
    {
        guard case .text(let text) = node.value else {
            problems.append(
                .wrongType("'\(key)'", is: node.kindName, not: "text", at: node.location)
            )
            return nil
        }
        return Located(text, at: node.location)
    }
}
