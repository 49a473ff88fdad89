public import Rules
public import SwiftCode

/// What is broken of a rulebook's sample for one variant, and the tests that may notice.
public struct MutationPlan: Sendable {
    /// The sample.
    public let sample: SamplePlan
    /// The modules that a test is linked with, each after those it sees.
    public var modules: [BreakableModule]
    /// The test modules that see one of them, and fences on their own that hold tests and do.
    public let programs: [SampleModule]
    /// How many places there are in modules that no test is linked with, by module.
    public let unlinked: [String: Int]
    /// The size of a table that has a place for each number.
    public var tableSize: Int { sample.rulebook.modules.count * BreakableModule.room }

    /// Makes the plan; `breakable` reads a fence's code.
    public init(_ sample: SamplePlan, _ codes: [SnippetID: BreakableCode]) {
        self.sample = sample
        let lone = sample.alone.compactMap { sample.testModule(of: $0, sample.setting.mode) }
        let tests = sample.modules.filter { $0.module.kind == .test } + lone
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

    /// The breaks of the modules that a program is linked with.
    public func mutants(behind program: SampleModule) -> [Mutant] {
        modules.filter { program.behind.contains($0.module.module.name) }.flatMap(\.applied)
    }
}
