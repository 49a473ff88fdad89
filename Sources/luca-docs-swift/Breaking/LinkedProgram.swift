import Rules
import Verify
import Workspace

/// A program that is linked when it is first needed.
actor LinkedProgram {
    private let modules: [BuiltModule]
    private let test: SampleModule
    private let fence: MutantProgram.Fence?
    private let tableSize: Int
    private let tools: ProvingTools
    private var task: Task<MutantProgram, any Error>?

    init(
        _ modules: [BuiltModule],
        of test: SampleModule,
        in plan: MutationPlan,
        _ tools: ProvingTools
    ) {
        self.modules = modules
        self.test = test
        fence = plan.run(of: test).map {
            MutantProgram.Fence(run: $0, places: plan.sample.places)
        }
        tableSize = plan.tableSize
        self.tools = tools
    }

    func program() async throws -> MutantProgram {
        let (modules, test, fence, tableSize, tools) = (modules, test, fence, tableSize, tools)
        let task =
            task
            ?? Task {
                try await modules.makeFiles()
                let foreign = test.usesStandIns ? try await tools.foreign(for: test.rulebook) : nil
                let objects = try await foreign?.parts.value.objects ?? []
                return try await MutantProgram(
                    modules.flatMap(\.objects) + objects,
                    of: fence,
                    tableSize: tableSize,
                    tools
                )
            }
        self.task = task
        return try await task.value
    }

    func remove() async { try? await task?.value.remove() }
}
