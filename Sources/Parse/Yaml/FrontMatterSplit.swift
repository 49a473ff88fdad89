internal import Diagnostics
internal import Rules

/// Finds front matter at the start of a text and reads it; nil when the text has none.
///
/// `lines` is how many lines it takes, both fences included. A first line of three hyphens is
/// front matter only when another one closes it and no empty line follows; else it is CommonMark's
/// thematic break. In a folder that is no rulebook it must begin with a key as
/// well, and what its keys say is nobody's business but the page's title, which most tools call
/// so: only that it is no YAML is worth a warning.
func splitFrontMatter(
    _ text: CleanText,
    in rulebook: Rulebook,
    _ problems: inout [Diagnostic]
) -> (matter: FrontMatter?, title: String?, lines: Int)? {
    guard text.lineCount > 1, isFence(1, of: text), !text.range(ofLine: 2).isEmpty,
        rulebook.isDeclared || looksLikeKey(2, of: text)
    else { return nil }
    let closing = (2..<max(text.lineCount + 1, 2)).first { isFence($0, of: text) }
    guard let closing else {
        if rulebook.isDeclared, looksLikeKey(2, of: text) {
            problems.append(.unclosedFrontMatter(at: text.file.location(ofLine: 1)))
        }
        return nil
    }
    let inner = text.starts[1]..<text.starts[closing - 1]
    let location = text.location(of: 0..<text.range(ofLine: closing).upperBound)
    let (node, problem) = YamlReader.read(inner, of: text)
    guard rulebook.isDeclared else {
        if case .map(let entries) = node?.value { return (nil, title(in: entries), closing) }
        guard problem != nil else { return nil }
        if var failure = YamlReader.failure(in: inner, of: text) {
            failure.severity = .warning
            problems.append(failure)
        }
        return (nil, nil, closing)
    }
    if let problem { problems.append(problem) }
    guard let node else {
        if problem == nil { problems.append(.emptyFrontMatter(at: location)) }
        var matter = FrontMatter(location: location)
        matter.isWhole = false
        return (matter, nil, closing)
    }
    var reader = FrontMatterReader(rulebook: rulebook.name)
    let matter = reader.read(node, location: location)
    problems += reader.problems
    return (matter, nil, closing)
}

private func title(in entries: [YamlNode.Entry]) -> String? {
    let entry = entries.first { $0.key.value == "title" }
    guard case .text(let title)? = entry?.value.value, !["", "~", "null"].contains(title)
    else { return nil }
    return title
}

private func isFence(_ line: Int, of text: CleanText) -> Bool {
    let bytes = text.bytes[text.range(ofLine: line)]
    return bytes.starts(with: "---".utf8) && bytes.dropFirst(3).allSatisfy(isBlank)
}

/// True for a line such as `id: x`.
private func looksLikeKey(_ line: Int, of text: CleanText) -> Bool {
    let bytes = text.bytes[text.range(ofLine: line)]
    let rest = bytes.drop { isAlphanumeric($0) || "-_".utf8.contains($0) }
    return rest.startIndex > bytes.startIndex && rest.first == UInt8(ascii: ":")
}
