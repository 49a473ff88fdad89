public import Diagnostics
public import Rules
import SwiftCode

/// The first stage: what can be said of a rulebook's fences before any compiler runs.
///
/// A fence whose state is settled here is not compiled: it is broken, it holds nothing to prove, or
/// no more is asked of it.
public func checkSnippets(_ snippets: [ReadSnippet], of rulebook: Rulebook) -> Findings {
    var findings = Findings()
    let parts = snippets.filter { $0.module != nil }
    let helpers = parts.flatMap { $0.facts?.helpers ?? [] }.filter(\.isCalled)
    for read in snippets {
        let problems = checkSnippet(read, of: rulebook, helpers)
        for problem in problems { findings.report(problem) }
        let isKnown = read.module.map { name in rulebook.modules.contains { $0.name == name } }
        for (problem, modes) in findNothing(in: read, of: rulebook) {
            findings.report(problem)
            for setting in rulebook.settings(of: read.snippet) where modes.contains(setting.mode) {
                findings.set(.failed, of: read.snippet.id, setting)
            }
        }
        // The graph has reported the file of a module that does not exist.
        let isBroken = problems.contains { $0.severity == .error } || isKnown == false
        if let state = isBroken ? .failed : settledState(of: read.snippet) {
            for setting in rulebook.settings(of: read.snippet) {
                findings.set(state, of: read.snippet.id, setting)
            }
        }
    }
    guard rulebook.isDeclared else {
        // Nobody has said that all Swift is to be checked, but it must not be missed unseen.
        for var problem in findUnlabelledSwift(snippets) {
            problem.severity = .warning
            findings.report(problem)
        }
        return findings
    }
    for problem in findNothingToRun(snippets) {
        findings.report(problem)
        // What cannot be run has no state that anybody could find out.
        for read in snippets where read.snippet.location == problem.location {
            for setting in rulebook.settings(of: read.snippet) {
                findings.set(.failed, of: read.snippet.id, setting)
            }
        }
    }
    let checks = [
        findUnlabelledSwift(snippets), findTooManyFragments(snippets),
        findMissingTests(snippets, rulebook), findNothingShown(snippets),
    ]
    for problem in checks.joined() { findings.report(problem) }
    return findings
}

/// Zero fences prove nothing: a run that finds none must not look like a clean one.
public func checkThatThereAreSnippets(_ snippets: some Sequence<Snippet>) -> [Diagnostic] {
    guard !snippets.contains(where: \.isSwift) else { return [] }
    return [
        Diagnostic(
            .noSnippets,
            .error,
            "no swift fence found",
            at: nil,
            hint: "check the folder that '--content' names and the path that '--only' names"
        )
    ]
}

private func checkSnippet(
    _ read: ReadSnippet,
    of rulebook: Rulebook,
    _ helpers: [SwiftFacts.Helper]
) -> [Diagnostic] {
    guard let facts = read.facts else { return [] }
    let broken = read.mustFail ? [] : findSyntaxErrors(read.snippet, facts)
    guard broken.isEmpty, rulebook.isDeclared else { return broken }
    return findInactiveCode(read, facts, rulebook.modes(of: read.snippet))
        + findOwnSourceLocation(read.snippet, facts)
        + findHiddenText(read.snippet, facts)
        + findTestsWithoutExpectation(read.snippet, facts, helpers)
        + findUnrunTests(read, facts, rulebook)
        + findForeignImports(read, facts, rulebook)
}

/// The language modes in which a fence that can be parsed holds nothing.
private func findNothing(
    in read: ReadSnippet,
    of rulebook: Rulebook
) -> [(problem: Diagnostic, modes: [LanguageMode])] {
    guard rulebook.isDeclared, read.parses, let facts = read.facts else { return [] }
    return [findNothingToProve(read, facts, rulebook.modes(of: read.snippet))].compactMap(\.self)
}

extension Rulebook {
    fileprivate func modes(of snippet: Snippet) -> [LanguageMode] {
        Set(settings(of: snippet).map(\.mode)).sorted()
    }
}

/// The state of a fence of which no compiler is asked anything.
private func settledState(of snippet: Snippet) -> ProofState? {
    switch snippet.role {
    case .file, .alone, .fails, .violates, .crashes, .excerpt, .output: nil
    case .fragment, .parseOnly: snippet.isSwift ? .parsedOnly : .notSwift
    case .skipped(let reason): .skipped(reason: reason)
    case .needs(let module): .skipped(reason: "needs \(module)")
    case .notSwift: .notSwift
    }
}

extension Diagnostic.ID {
    static let noSnippets: Self = "no-snippets"
}
