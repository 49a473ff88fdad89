public import Diagnostics
public import Graph
public import Rules

/// Compares a source document with the rules that restate it.
///
/// - Parameters:
///   - source: as listed in `rulebook.yml`.
///   - rulebook: the rulebook that lists it.
///   - bytes: the source document's own bytes.
/// - Returns: what is known of each line, nil when the bytes are not those that the rulebook
///   names; and what is wrong with the ranges that documents and `rulebook.yml` name.
public func measureCoverage(
    of source: Rulebook.Source,
    in rulebook: RulebookName,
    bytes: [UInt8],
    graph: RuleGraph
) -> (SourceCoverage?, [Diagnostic]) {
    if let problem = ChangedSource.check(source, bytes: bytes) { return (nil, [problem]) }
    let citations = graph.documents.filter { $0.id.rulebook == rulebook }.flatMap { document in
        (document.frontMatter?.sources ?? [])
            .filter { $0.value.document == source.document.value }
            .map { Citation(document: document.id, lines: $0.value.lines, location: $0.location) }
    }
    let lines = SourceLines(SourceFile(path: source.file.value, bytes: bytes))
    let coverage = SourceCoverage(
        rulebook: rulebook,
        document: source.document.value,
        file: source.file.value.description,
        lines: lines.standings(citations, source.notNormative)
    )
    let ranges =
        citations.map { Located($0.lines, at: $0.location) }
        + source.notNormative.flatMap(\.lines)
    var problems = LinesBeyondEnd.check(ranges, of: source, lines)
    problems += BlankLines.check(ranges, of: source, lines)
    problems += TooManyNotNormative.check(coverage, source)
    return (coverage, problems.sortedByLocation())
}
