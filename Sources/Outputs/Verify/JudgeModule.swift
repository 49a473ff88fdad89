import Diagnostics
import Rules

/// What the compiler's run over a module means for its fences, in one setting.
///
/// In a module that failed only the fences with an error are known to be wrong; the others are
/// blocked by it.
public func judgeModule(
    _ module: SampleModule,
    _ setting: ProofSetting,
    _ run: CompilerRun
) -> Findings {
    var findings = Findings(in: setting)
    let places = SnippetPlaces(module.parts.map(\.snippet))
    var wrong: Set<SnippetID> = []
    var unplaced: [CompilerMessage] = []
    var messages = run.placed(in: places).messages
    for part in module.parts {
        let foretold = ForetoldMessages(of: part, in: messages)
        for problem in foretold.problems {
            findings.report(problem)
            wrong.insert(part.snippet.id)
        }
        messages = foretold.rest
    }
    for message in messages where message.severity != .remark {
        if let (snippet, problem) = places.problem(message) {
            findings.report(problem)
            if message.severity == .error { wrong.insert(snippet.id) }
        } else if message.severity == .error {
            unplaced.append(message)
        }
    }
    // The linker's summary says nothing that its own words do not say better.
    for message in unplaced
    where !message.text.hasPrefix("link command failed") && !isOfSameNames(message) {
        findings.report(problem(message, in: module))
    }
    let hasReason =
        findings.problems.contains { $0.severity == .error && $0.id != .missingError }
        || unplaced.contains(where: isOfSameNames)
    if !run.succeeded, !hasReason {
        findings.report(
            silentFailure("the module '\(module.module.name)'", module.parts, run.output)
        )
    }
    for part in module.parts {
        let state: ProofState =
            wrong.contains(part.snippet.id)
            ? .failed : run.succeeded ? .built : .blocked(module: module.module.name)
        findings.set(state, of: part.snippet.id, setting)
    }
    return findings
}

/// A module that was not compiled, since one that it sees failed or a fence of its own is broken.
public func judgeBlocked(_ parts: [ReadSnippet], _ setting: ProofSetting, by module: String)
    -> Findings
{
    var findings = Findings(in: setting)
    for part in parts { findings.set(.blocked(module: module), of: part.snippet.id, setting) }
    return findings
}

/// Whether a module has two files of one name, which is told of the fences that make them before
/// anything is compiled.
private func isOfSameNames(_ message: CompilerMessage) -> Bool {
    message.text.hasPrefix("filename \"") && message.text.contains("\" used twice: ")
}

/// A test program that could not be linked.
public func judgeLinkFailure(_ module: SampleModule, _ setting: ProofSetting, _ output: String)
    -> Findings
{
    var findings = Findings(in: setting)
    findings.report(silentFailure("the tests of '\(module.module.name)'", module.parts, output))
    for part in module.parts { findings.set(.failed, of: part.snippet.id, setting) }
    return findings
}

/// A compiler that failed without saying where: it crashed, ran out of memory, or the linker spoke.
func silentFailure(_ what: String, _ parts: [ReadSnippet], _ output: String) -> Diagnostic {
    let lines = output.split(separator: "\n").suffix(6).map {
        Diagnostic.Note(cut(withoutFolder($0)))
    }
    return Diagnostic(
        .compilerFailure,
        .error,
        "the compiler failed on \(what) without a message that has a place",
        at: parts.first?.snippet.location,
        hint: "the compiler's last words follow",
        notes: lines
    )
}

/// A line that a program wrote, as short as a note may be.
func cut(_ line: some StringProtocol) -> String {
    guard line.utf8.count > 200 else { return String(line) }
    return "\(line.prefix(200))… (\(line.utf8.count) bytes)"
}

/// The line without the folder of the tool that says it.
private func withoutFolder(_ line: Substring) -> String {
    let tool = line.prefix { $0 != ":" }
    guard tool.hasPrefix("/"), let slash = tool.lastIndex(of: "/") else { return String(line) }
    return String(line[line.index(after: slash)...])
}

private func problem(_ message: CompilerMessage, in module: SampleModule) -> Diagnostic {
    Diagnostic(
        .compilerError,
        .error,
        message.text,
        at: module.parts.first?.snippet.location,
        hint: "the compiler names no fence for this; it is of the module '\(module.module.name)'"
    )
}

extension SnippetPlaces {
    /// A compiler's error or warning at its Markdown place.
    func problem(_ message: CompilerMessage) -> (Snippet, Diagnostic)? {
        problem(message, message.severity == .error ? .compilerError : .compilerWarning)
    }
}

extension Diagnostic.ID {
    static let compilerError: Self = "compiler-error"
    static let compilerWarning: Self = "compiler-warning"
    static let compilerFailure: Self = "compiler-failure"
}
