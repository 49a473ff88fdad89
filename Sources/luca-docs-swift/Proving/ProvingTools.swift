import Foundation
import Verify

/// What every step of a proof uses: the toolchain, the build folder, and room for so many tools.
struct ProvingTools: Sendable {
    let toolchain: Toolchain
    let folder: BuildFolder
    let gate: JobGate
    /// How many seconds a test program may run.
    let testLimit: Int
    private let standInTask: StandInTask

    init(
        toolchain: Toolchain,
        folder: BuildFolder,
        jobs: Int,
        testLimit: Int,
        standIns: StandIns?
    ) {
        self.toolchain = toolchain
        self.folder = folder
        self.testLimit = testLimit
        gate = JobGate(jobs: jobs)
        standInTask = StandInTask(standIns)
        standInNames = standIns?.names ?? []
    }

    /// The names of the modules in the stand-in package; empty without one.
    let standInNames: Set<String>

    /// Runs the compiler when there is room.
    func compile(_ arguments: [String], in work: URL) async throws -> CompilerRun {
        let run = try await gate.run {
            try await ToolRun.run(toolchain.swiftc, arguments, in: work)
        }
        var output = run.output
        if case .tookTooLong(let seconds) = run.end { output += "\nstopped after \(seconds) s\n" }
        return CompilerRun(output: output, succeeded: run.succeeded)
    }

    /// The stand-ins, built when first asked for; nil where the content has none.
    func standIns() async throws -> BuiltStandIns? {
        try await standInTask.value(folder, toolchain, gate)
    }
}

/// The building of the stand-ins, which is begun once.
private actor StandInTask {
    private let standIns: StandIns?
    private var task: Task<BuiltStandIns, any Error>?

    init(_ standIns: StandIns?) { self.standIns = standIns }

    func value(
        _ folder: BuildFolder,
        _ toolchain: Toolchain,
        _ gate: JobGate
    ) async throws -> BuiltStandIns? {
        guard let standIns else { return nil }
        let task = task ?? Task { try await standIns.build(folder, toolchain, gate) }
        self.task = task
        return try await task.value
    }
}
