public import Diagnostics
public import Rules
import SwiftCode

/// What the runs over a plan's breaks mean: which nobody noticed, and which tests noticed nothing.
///
/// `runs` has an entry for each program of the plan, by its place. Only the breaks and the tests
/// of fences for which `isJudged` holds are told of, and the tests that cannot be believed of all
/// for which `isLookedAt` holds.
public func judgeMutants(
    _ plan: MutationPlan,
    _ runs: [MutantRuns],
    isJudged: (Snippet) -> Bool,
    isLookedAt: (Snippet) -> Bool
) -> MutationReport {
    var report = MutationReport()
    for module in plan.modules {
        for (reason, count) in module.leftOut { report.leftOut[reason, default: 0] += count }
        var gap: [Mutant] = []
        for mutant in module.mutants where isJudged(mutant.snippet) && mutant.code.excuse == nil {
            let verdict =
                module.refused.contains(mutant.number)
                ? MutantVerdict.refused : verdict(of: mutant, plan, runs)
            report.verdicts.append((mutant, verdict))
            if case .survived(let tests) = verdict {
                report.findings.append(unnoticed(mutant, by: tests))
            }
            // Neighbours that no test reaches are one gap, however many they are.
            let isGap = verdict == .notCovered
            if let last = gap.last,
                !isGap && verdict != .refused || last.snippet.id != mutant.snippet.id
            {
                report.findings.append(untested(gap))
                gap = []
            }
            if isGap { gap.append(mutant) }
        }
        if !gap.isEmpty { report.findings.append(untested(gap)) }
    }
    for (name, count) in plan.unlinked { report.unlinked[name] = count }
    for (program, runs) in zip(plan.programs, runs) {
        for test in runs.tests {
            guard let place = place(of: test, in: program) else { continue }
            let isUnsteady = runs.unsteady.contains(test.id)
            // It may be so in one variant of several, whichever is looked at first.
            if isUnsteady, isLookedAt(place.snippet) {
                report.tell(unsteady(test.functionName, at: place.location))
            }
            guard isJudged(place.snippet) else { continue }
            report.tests += 1
            guard !isUnsteady, !runs.canFail(test.id) else { continue }
            report.unfailable += 1
            // Breaks take away and change: they do not add what such a test looks out for.
            if place.statesOnlyAbsence {
                report.absence += 1
                continue
            }
            let count = runs.reached[test.id]?.count ?? 0
            report.findings.append(unfailable(test.functionName, at: place.location, count))
        }
    }
    return report
}

private func verdict(
    of mutant: Mutant,
    _ plan: MutationPlan,
    _ runs: [MutantRuns]
) -> MutantVerdict {
    let number = mutant.number
    var reaching: [String] = []
    var failing: Set<String> = []
    var isNoticed = false
    var isTimeout = false
    for runs in runs {
        let tests = runs.tests(reaching: number)
        let all = ([runs.together[number]] + tests.map { runs.alone[$0]?[number] })
            .compactMap { $0 }
        // What is reached by chance, and was not in any run with the break, is not broken.
        if all.isEmpty || all.contains(where: \.wasActive) { reaching += tests }
        for run in all where runs.isNoticed(run) {
            failing.formUnion(run.failed.subtracting(runs.unsteady))
            if run.isTimeout { isTimeout = true } else { isNoticed = true }
        }
    }
    let tests = runs.flatMap(\.tests)
    func names(_ ids: some Collection<String>) -> [String] {
        tests.filter { ids.contains($0.id) }.map(\.functionName).sorted()
    }
    if isNoticed { return .killed(by: names(failing)) }
    if isTimeout { return .timedOut }
    return reaching.isEmpty ? .notCovered : .survived(reachedBy: names(reaching))
}

private func place(
    of test: TestRun.Test,
    in program: SampleModule
) -> (snippet: Snippet, location: SourceLocation, statesOnlyAbsence: Bool)? {
    guard
        let file = program.files.first(where: { test.file.hasSuffix($0.path.description) }),
        let place = file.place(ofPhysicalLine: test.line)
    else { return nil }
    let part = program.parts.first { $0.snippet.id == place.snippet.id }
    let known = part?.facts?.tests.first { $0.name == test.functionName }
    let position = known?.position ?? CodePosition(line: place.line, column: 1)
    return (
        place.snippet,
        place.snippet.location(
            line: position.line,
            column: position.column,
            known.map { $0.name.utf8.count } ?? 0
        ),
        known?.statesOnlyAbsence ?? false
    )
}

extension Mutant {
    /// Where the broken code stands in the Markdown.
    public var location: SourceLocation {
        snippet.location(line: code.position.line, column: code.position.column, code.length)
    }
}

private func unnoticed(_ mutant: Mutant, by tests: [String]) -> Diagnostic {
    let names = tests.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let more = tests.count > 3 ? " and \(tests.count - 3) more" : ""
    let what =
        tests.count == 1 ? "a test runs it and passes" : "\(tests.count) tests run it and pass"
    return Diagnostic(
        .unnoticedBreak,
        .warning,
        "no test notices when \(mutant.code.change)",
        at: mutant.location,
        hint: "\(what) all the same: \(names)\(more)"
    )
}

private func untested(_ mutants: [Mutant]) -> Diagnostic {
    let first = mutants[0]
    let last = mutants[mutants.count - 1].location.start.line
    let more = mutants.count - 1
    let rest =
        more == 0 ? "" : ", nor \(more) more place\(more == 1 ? "" : "s") down to line \(last)"
    return Diagnostic(
        .untestedCode,
        .warning,
        "no test reaches this" + rest,
        at: first.location
    )
}

private func unfailable(_ test: String, at location: SourceLocation, _ places: Int) -> Diagnostic {
    let (what, hint) =
        switch places {
        case 0: ("the sample", "it runs no code of the sample that can be broken")
        case 1: ("the one place that it runs", "is there more that it could state?")
        default: ("the \(places) places that it runs", "is there more that it could state?")
        }
    // Breaks take away and change; what adds something they cannot tell, so this is no error.
    return Diagnostic(
        .unfailableTest,
        .warning,
        "no break of \(what) fails the test '\(test)'",
        at: location,
        hint: hint
    )
}

private func unsteady(_ test: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
        .unsteadyTest,
        .warning,
        "the test '\(test)' fails now and then, or alone, with nothing broken",
        at: location,
        hint: "what it says of breaks was left out; run it many times, and by itself"
    )
}

extension Diagnostic.ID {
    static let unnoticedBreak: Self = "unnoticed-break"
    static let untestedCode: Self = "untested-code"
    static let unfailableTest: Self = "unfailable-test"
    static let unsteadyTest: Self = "unsteady-test"
}
