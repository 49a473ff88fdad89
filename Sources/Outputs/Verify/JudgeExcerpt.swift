import Diagnostics
import Rules
import SwiftCode

/// Whether a fence with `shows=` equals what it excerpts, in one setting.
///
/// It is as proven as the file that it shows. `states` are those of the file's fences.
public func judgeExcerpt(_ read: ReadSnippet, in plan: SamplePlan, _ states: Findings) -> Findings {
    var findings = Findings(in: plan.setting)
    guard case .excerpt(let path, let symbol, let place) = read.snippet.role else {
        return findings
    }
    let parts = plan.module(path.module)?.parts.filter { $0.snippet.samplePath == path } ?? []
    let known = parts.compactMap { states.state(of: $0.snippet.id, plan.setting) }
    let problem =
        parts.isEmpty
        ? missingFile(path, read.snippet, plan.setting, at: place)
        : difference(read.snippet, from: parts, symbol, at: place)
    if let problem { findings.report(problem) }
    let state: ProofState =
        problem != nil
        ? .failed : known.allSatisfy(\.isProven) ? .built : .blocked(module: path.module)
    findings.set(state, of: read.snippet.id, plan.setting)
    return findings
}

private func missingFile(
    _ path: SamplePath,
    _ snippet: Snippet,
    _ setting: ProofSetting,
    at place: SourceLocation
) -> Diagnostic {
    let name = setting.name(withMode: snippet.namesModes(of: [setting]))
    return Diagnostic(
        .excerptDiffers,
        .error,
        "no fence makes the file '\(path)'" + (name.isEmpty ? "" : " for '\(name)'"),
        at: place,
        hint: "give both fences the same 'only' and 'swift'"
    )
}

private func difference(
    _ snippet: Snippet,
    from parts: [ReadSnippet],
    _ symbol: String,
    at place: SourceLocation
) -> Diagnostic? {
    let shown = outdented(snippet.code)
    let whole = parts.map(\.snippet.code).joined(separator: "\n")
    if symbol.isEmpty {
        guard !holds(whole, shown) else { return nil }
        return Diagnostic(
            .excerptDiffers,
            .error,
            "these lines do not stand in the file that the fence shows",
            at: snippet.location,
            notes: parts.map { Diagnostic.Note("the file is made here", at: $0.snippet.location) }
        )
    }
    let sources = declarations(named: symbol, in: whole)
    guard !sources.contains(shown) else { return nil }
    return Diagnostic(
        .excerptDiffers,
        .error,
        sources.isEmpty
            ? "the file that the fence shows declares no '\(symbol)'"
            : "this is not how the file declares '\(symbol)'",
        at: sources.isEmpty ? place : snippet.location,
        notes: parts.map { Diagnostic.Note("the file is made here", at: $0.snippet.location) }
    )
}

/// Whether the lines stand together in the text, whatever their common indentation.
private func holds(_ text: String, _ lines: String) -> Bool {
    let text = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let count = lines.split(separator: "\n", omittingEmptySubsequences: false).count
    guard count <= text.count else { return false }
    return (0...text.count - count).contains { start in
        outdented(text[start..<start + count].joined(separator: "\n")) == lines
    }
}

extension Diagnostic.ID {
    static let excerptDiffers: Self = "excerpt-differs"
}
