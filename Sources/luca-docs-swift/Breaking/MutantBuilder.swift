import Foundation
import SwiftCode
import Verify
import Workspace

/// Builds modules with all their breaks in them.
struct MutantBuilder: Sendable {
    /// The module that rewritten code calls.
    static let runtimeName = "LucaDocsBreaks"

    let tools: ProvingTools
    let builder: ModuleBuilder
    let keys: MutantKeys

    /// Builds the module that switches breaks on, once for the toolchain.
    func runtime() async throws -> BuiltModule {
        let key = JobKey.mutationRuntime(mutationRuntime, tools.toolchain.key)
        await keys.insert(key)
        let kept = tools.folder.folder("mutants", key)
        let built = BuiltModule(name: Self.runtimeName, key: key, interface: key, folder: kept)
        if !built.objects.isEmpty { return built }
        let work = try tools.folder.work()
        let name = Self.runtimeName
        try BuildFolder.write(mutationRuntime, to: "\(name).swift", in: work)
        var arguments = ["-swift-version", "6", "-O", "-parse-as-library", "-module-name", name]
        arguments += ["-c", "-o", "\(name).o", "-emit-module"]
        arguments += ["-emit-module-path", "\(name).swiftmodule", "\(name).swift"]
        let run = try await tools.compile(arguments, in: work)
        guard run.succeeded else {
            throw WorkspaceError.cannotBreak(
                "the module that switches breaks on does not build",
                run.output
            )
        }
        try tools.folder.keep(work, as: kept)
        return built
    }

    /// Builds a module with as many of its breaks as the compiler has; which those are is kept.
    ///
    /// Each round takes out what the compiler's errors are about. Code without any break was
    /// proven to build, so there is an end.
    func build(
        _ module: BreakableModule,
        behind: [BuiltModule],
        round: (Int) -> Void
    ) async throws -> (BreakableModule, BuiltModule) {
        let foreign =
            module.module.usesStandIns ? try await tools.foreign(for: module.module.rulebook) : nil
        let key = JobKey.mutants([
            .module(
                module.rewritten(importing: Self.runtimeName),
                behind: behind.map(\.interface),
                foreign: foreign?.key,
                tools.toolchain.key
            )
        ])
        await keys.insert(key)
        let kept = tools.folder.file("mutants", key, "json")
        var module = module
        let refused = tools.folder.read(Set<Int>.self, kept, of: key)
        if let refused { module.refuse(refused) }
        var rounds = 0
        while true {
            rounds += 1
            round(rounds)
            let rewritten = module.rewritten(importing: Self.runtimeName)
            switch try await builder.build(rewritten, behind: behind) {
            case .built(let built, _):
                let bytes = try JSONEncoder().encode(module.refused)
                try tools.folder.write(bytes, to: kept, of: key)
                return (module, built)
            case .refused(let run):
                guard run.hasErrors, module.refuse(for: run) else {
                    let name = module.module.module.name
                    throw WorkspaceError.cannotBreak(
                        "the module '\(name)' does not build",
                        run.output
                    )
                }
            case .blocked(let cause):
                throw WorkspaceError.cannotBreak("the module '\(cause)' does not build")
            }
        }
    }

    /// The key of all programs that differ from one in test files alone.
    func family(of program: SampleModule, behind: [BuiltModule]) async throws -> JobKey {
        let foreign = program.usesStandIns ? try await tools.foreign(for: program.rulebook) : nil
        let key = JobKey.mutants([
            .module(
                program.withoutFiles,
                behind: behind.map(\.key),
                foreign: foreign?.key,
                tools.toolchain.key
            )
        ])
        await keys.insert(key)
        return key
    }
}
