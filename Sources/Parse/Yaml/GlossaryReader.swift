public import Diagnostics
public import Rules

/// Reads `glossary.yml`: a list of `{say: [words], means: rulebook/id}`.
public func parseGlossary(
    _ file: SourceFile,
    for rulebook: RulebookName
) -> ([Rulebook.GlossaryEntry], [Diagnostic]) {
    let text = CleanText(file)
    var problems = text.brokenProblems
    let (node, problem) = YamlReader.read(text.bytes.indices, of: text)
    if let problem { problems.append(problem) }
    guard let node else { return ([], problems) }
    guard case .list(let list) = node.value else {
        problems.append(
            .wrongType("glossary.yml", is: node.kindName, not: "a list", at: node.location)
        )
        return ([], problems)
    }
    let owner = "an entry"
    let entries = list.compactMap { node -> Rulebook.GlossaryEntry? in
        guard let keys = KeyReader(node, allowing: ["say", "means"], in: owner, &problems),
            let means = keys.required("means", in: owner, &problems)
        else { return nil }
        guard keys["say"] != nil else {
            problems.append(.missingKey("say", in: owner, at: node.location))
            return nil
        }
        return Rulebook.GlossaryEntry(
            say: keys.texts("say", &problems).map { $0.value.lowercased() },
            means: Located(DocumentID(means.value, from: rulebook), at: means.location)
        )
    }
    return (entries, inOrder(problems))
}
