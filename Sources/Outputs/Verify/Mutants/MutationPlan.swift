import Diagnostics
public import Rules
public import SwiftCode

/// What is broken of a rulebook's sample for one variant, and the tests that may notice.
public struct MutationPlan: Sendable {
    /// The sample.
    public let sample: SamplePlan
    /// The modules that a test is linked with, each after those it sees.
    public var modules: [BreakableModule]
    /// The test modules that see one of them; fences on their own that do and hold tests, and those
    /// that are run for what they print or how they crash.
    public let programs: [SampleModule]
    /// How many places there are in modules that no test is linked with, by module.
    public let unlinked: [String: Int]
    /// The size of a table that has a place for each number.
    public var tableSize: Int { sample.rulebook.modules.count * BreakableModule.room }

    /// The name of the module that a fence's program is.
    public static let programName = "Snippet"

    /// Makes the plan; `breakable` reads a fence's code.
    public init(_ sample: SamplePlan, _ codes: [SnippetID: BreakableCode]) {
        self.sample = sample
        let lone = sample.alone.compactMap { sample.testModule(of: $0, sample.setting.mode) }
        let runs = sample.alone.compactMap { sample.programModule(of: $0) }
        let tests = sample.modules.filter { $0.module.kind == .test } + lone + runs
        let linked = Set(tests.flatMap(\.behind))
        var modules: [BreakableModule] = []
        var unlinked: [String: Int] = [:]
        for module in sample.modules where module.module.kind != .test {
            let names = sample.rulebook.modules.map(\.name)
            let place = names.firstIndex(of: module.module.name) ?? 0
            let breakable = BreakableModule(module, place: place, codes)
            if linked.contains(module.module.name), module.module.kind != .executable {
                modules.append(breakable)
            } else if !breakable.mutants.isEmpty {
                unlinked[module.module.name] = breakable.mutants.count
            }
        }
        self.modules = modules
        self.unlinked = unlinked
        let names = Set(modules.map(\.module.module.name))
        programs = tests.filter { $0.behind.contains(where: names.contains) }
    }

    /// What a program must print or how it must crash; nil for one that runs tests.
    public func run(of program: SampleModule) -> SampleRun? {
        guard program.module.kind == .executable else { return nil }
        return program.parts.first.flatMap { sample.runs[$0.snippet.id] }
    }

    /// The breaks of the modules that a program is linked with.
    public func mutants(behind program: SampleModule) -> [Mutant] {
        modules.filter { program.behind.contains($0.module.module.name) }.flatMap(\.applied)
    }
}

extension SamplePlan {
    /// A program of one fence: a fence on its own that is run is built as one.
    fileprivate func programModule(of read: ReadSnippet) -> SampleModule? {
        guard runs[read.snippet.id] != nil, read.facts?.tests.isEmpty ?? true else { return nil }
        let name = read.facts?.hasTopLevelStatements ?? false ? "main.swift" : "Program.swift"
        return SampleModule(
            module: Rulebook.Module(
                name: MutationPlan.programName,
                path: .root,
                kind: .executable,
                depends: []
            ),
            rulebook: rulebook.name,
            mode: setting.mode,
            files: [SampleFile(path: ContentPath(name) ?? .root, parts: [read])],
            behind: modulesBehind(read).map(\.module.name),
            usesStandIns: usesStandIns(read),
            completions: standIns.completions(of: [read])
        )
    }
}
