import Diagnostics
import Rules
import SwiftCode

/// Tests that no change of the code could fail; `helpers` are those of the sample.
func findTestsWithoutExpectation(
    _ snippet: Snippet,
    _ facts: SwiftFacts,
    _ helpers: [SwiftFacts.Helper]
) -> [Diagnostic] {
    let doubtful = facts.tests.filter { !$0.hasExpectation }
    guard !doubtful.isEmpty else { return [] }
    let expecting = expectingNames(of: helpers + facts.helpers)
    return doubtful.filter { $0.uses.isDisjoint(with: expecting) }.map { test in
        Diagnostic(
            .testWithoutExpectation,
            .error,
            "the test '\(test.name)' has no expectation, so it cannot fail",
            at: snippet.location(line: test.position.line, column: test.position.column),
            hint: "state what must hold with '#expect' or '#require'"
        )
    }
}

/// Tests that are compiled and never run: those in files of a test module are, and those of a
/// fence that is compiled alone.
///
/// Classes of XCTest never are.
func findUnrunTests(_ read: ReadSnippet, _ facts: SwiftFacts, _ rulebook: Rulebook) -> [Diagnostic]
{
    let unrun = findTestCases(read, facts)
    let kind = rulebook.modules.first { $0.name == read.module }?.kind
    let isRun = kind == .test || read.snippet.role == .alone
    guard !isRun, kind != nil || read.standsAlone, !read.mustFail else { return unrun }
    return unrun
        + facts.tests.map { test in
            Diagnostic(
                .unrunTest,
                .warning,
                "the test '\(test.name)' is compiled and not run",
                at: read.snippet.location(
                    line: test.position.line,
                    column: test.position.column,
                    test.name.utf8.count
                ),
                hint: "tests run in the files of a test module: 'file=\"ModelTests/…Tests.swift\"'"
            )
        }
}

private func findTestCases(_ read: ReadSnippet, _ facts: SwiftFacts) -> [Diagnostic] {
    guard read.module != nil || read.standsAlone, !read.mustFail else { return [] }
    return facts.testCases.map { testCase in
        Diagnostic(
            .unrunTest,
            .error,
            "the tests of '\(testCase.name)' are compiled and not run",
            at: read.snippet.location(
                line: testCase.position.line,
                column: testCase.position.column,
                testCase.name.utf8.count
            ),
            hint: "only Swift Testing is run: write functions with '@Test' and '#expect'"
        )
    }
}

/// Test files without a test: files called `…Tests.swift`, and test modules as a whole.
func findMissingTests(_ snippets: [ReadSnippet], _ rulebook: Rulebook) -> [Diagnostic] {
    let testModules = Set(rulebook.modules.filter { $0.kind == .test }.map(\.name))
    let parts = snippets.filter { testModules.contains($0.module ?? "") }
    let byModule = Dictionary(grouping: parts) { $0.module ?? "" }
    let byFile = Dictionary(grouping: parts) { $0.snippet.samplePath! }
    let groups =
        byFile.filter { $0.key.file.stem.hasSuffix("Tests") }
        .map { ("the test file '\($0.key)'", $0.value) }
        + byModule.map { ("the test module '\($0.key)'", $0.value) }
    return groups.filter { _, parts in parts.allSatisfy { $0.facts?.tests.isEmpty ?? true } }
        .map { name, parts in
            Diagnostic(
                .noTests,
                .error,
                "\(name) holds no test",
                at: parts.min { $0.snippet.id < $1.snippet.id }?.snippet.location,
                hint: "a test is a function marked '@Test'"
            )
        }
        .sorted { $0.message < $1.message }
}

extension Diagnostic.ID {
    static let testWithoutExpectation: Self = "test-without-expectation"
    static let noTests: Self = "no-tests"
}
