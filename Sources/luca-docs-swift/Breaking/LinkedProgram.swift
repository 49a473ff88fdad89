import Rules
import Verify
import Workspace

/// A program that is linked when it is first needed.
actor LinkedProgram {
    private let modules: [BuiltModule]
    private let test: SampleModule
    private let tableSize: Int
    private let tools: ProvingTools
    private var task: Task<MutantProgram, any Error>?

    init(
        _ modules: [BuiltModule],
        of test: SampleModule,
        tableSize: Int,
        _ tools: ProvingTools
    ) {
        self.modules = modules
        self.test = test
        self.tableSize = tableSize
        self.tools = tools
    }

    func program() async throws -> MutantProgram {
        let (modules, test, tableSize, tools) = (modules, test, tableSize, tools)
        let task =
            task
            ?? Task {
                try await modules.makeFiles()
                let foreign = test.usesStandIns ? try await tools.foreign(for: test.rulebook) : nil
                let objects = try await foreign?.parts.value.objects ?? []
                return try await MutantProgram(
                    modules.flatMap(\.objects) + objects,
                    tableSize: tableSize,
                    tools
                )
            }
        self.task = task
        return try await task.value
    }

    func remove() async { try? await task?.value.remove() }
}
