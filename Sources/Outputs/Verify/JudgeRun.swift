import Diagnostics
import Rules

/// What compiling and running a fence means for it and for the fence that holds its output.
///
/// `end` is nil when it did not compile; `places` knows the fences of all modules.
public func judgeRun(
    _ run: SampleRun,
    _ variant: String,
    _ compiler: CompilerRun,
    _ end: ProgramEnd?,
    output: String,
    places: SnippetPlaces
) -> Findings {
    var findings = judgeAlone(run.program, variant, compiler)
    let id = run.program.snippet.id
    let isCompiled = findings.state(of: id, variant) != .failed
    var problems: [Diagnostic] = []
    if isCompiled, let end {
        problems = crashProblems(run, end, output, places)
        if problems.isEmpty, let expected = run.output {
            problems = outputProblems(expected, output)
        }
    }
    for problem in problems { findings.report(problem) }
    let isGood = isCompiled && problems.isEmpty
    findings.set(isGood ? .ran : .failed, of: id, variant)
    if let expected = run.output { findings.set(isGood ? .ran : .failed, of: expected.id, variant) }
    return findings
}

private func crashProblems(
    _ run: SampleRun,
    _ end: ProgramEnd,
    _ output: String,
    _ places: SnippetPlaces
) -> [Diagnostic] {
    let location = run.crash?.location ?? run.program.snippet.location
    let words = lastWords(output, places)
    let said =
        words.isEmpty
        ? output.split(separator: "\n").prefix(4).map { Diagnostic.Note(cut($0)) } : words
    func problem(_ text: String, _ hint: String) -> [Diagnostic] {
        [Diagnostic(.wrongRun, .error, text, at: location, hint: hint, notes: said)]
    }
    switch (end, run.crash) {
    case (.tookTooLong(let seconds), _):
        return problem("this fence was still running after \(seconds) s", "let it come to an end")
    case (.returned, let crash?):
        return problem(
            "this fence runs to its end, although it must trap with '\(crash.value)'",
            "break it again, or take 'crashes' out"
        )
    case (.signal, let crash?) where !output.contains(crash.value):
        return problem(
            "this fence traps with other words than '\(crash.value)'",
            "state a part of what it says"
        )
    case (.signal(let number), nil):
        return problem("this fence crashes with signal \(number)", "say 'crashes' if it must trap")
    case (.signal, .some), (.returned, nil): return []
    }
}

/// The lines from which on the program writes something else than stated.
private func outputProblems(_ expected: Snippet, _ output: String) -> [Diagnostic] {
    let stated = lines(expected.code)
    let written = lines(output)
    guard !matches(stated[...], written[...]) else { return [] }
    let good = stated.indices.first { !matchesSome(stated[...$0], written) } ?? stated.count
    let shown = written.dropFirst(good).prefix(4).map { Diagnostic.Note("it writes: \(cut($0))") }
    return [
        Diagnostic(
            .wrongOutput,
            .error,
            good < stated.count
                ? "the program does not write this line here" : "the program writes more lines",
            at: good < stated.count
                ? expected.location(line: good + 1, column: 1, stated[good].utf8.count)
                : expected.location,
            hint: "write what it prints; '…' stands for what varies",
            notes: shown.isEmpty ? [Diagnostic.Note("it writes no more lines")] : shown
        )
    ]
}

private func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        String(line.reversed().drop { $0.isWhitespace }.reversed())
    }
    while lines.last == "" { lines.removeLast() }
    return Array(lines.prefix(10_000))
}

/// Whether the stated lines are how the written ones begin.
private func matchesSome(_ stated: ArraySlice<String>, _ written: [String]) -> Bool {
    (0...written.count).contains { matches(stated, written[..<$0]) }
}

/// Whether stated lines are the written ones; a line `…` stands for any number of lines.
private func matches(_ stated: ArraySlice<String>, _ written: ArraySlice<String>) -> Bool {
    guard let first = stated.first else { return written.isEmpty }
    if first == "…" {
        return (written.startIndex...written.endIndex).contains {
            matches(stated.dropFirst(), written[$0...])
        }
    }
    guard let line = written.first, matchesLine(first, line) else { return false }
    return matches(stated.dropFirst(), written.dropFirst())
}

/// Whether a stated line is the written one; `…` in it stands for any text.
private func matchesLine(_ stated: String, _ written: String) -> Bool {
    let parts = stated.split(separator: "…", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return stated == written }
    guard written.hasPrefix(parts[0]) else { return false }
    var rest = written.dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() {
        guard let range = rest.firstRange(of: part) else { return false }
        rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(parts[parts.count - 1])
}

extension Diagnostic.ID {
    static let wrongRun: Self = "wrong-run"
    static let wrongOutput: Self = "wrong-output"
}
