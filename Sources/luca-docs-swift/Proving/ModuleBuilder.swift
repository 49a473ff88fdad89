import Foundation
import Rules
import Verify

/// How the building of a module ended.
enum ModuleOutcome: Sendable {
    /// It is built and lies in that folder.
    case built(BuiltModule, CompilerRun)
    /// The compiler refused it.
    case refused(CompilerRun)
    /// It was not compiled: that module failed, or a fence of its own is broken.
    case blocked(by: String)

    var built: BuiltModule? { if case .built(let module, _) = self { module } else { nil } }
}

/// A module that lies in the build folder.
struct BuiltModule: Sendable {
    let name: String
    let key: JobKey
    /// Holds `Name.swiftmodule` and `Name.o`.
    let folder: URL

    var object: String { folder.appendingPathComponent("\(name).o").path }
}

/// Builds the modules of all samples, each set of bytes once, as many at a time as may be.
actor ModuleBuilder {
    private let tools: ProvingTools
    private var tasks: [JobKey: Task<ModuleOutcome, any Error>] = [:]

    init(_ tools: ProvingTools) { self.tools = tools }

    /// The keys of the modules that were asked for.
    var keys: Set<JobKey> { Set(tasks.keys) }

    /// Builds a module that sees `behind`; a module with the same key is built once.
    func build(_ module: SampleModule, behind: [BuiltModule]) async throws -> ModuleOutcome {
        let foreign = module.usesStandIns ? try await tools.foreign(for: module.rulebook) : nil
        let key = JobKey.module(
            module,
            behind: behind.map(\.key),
            foreign: foreign?.key,
            tools.toolchain.key
        )
        if let task = tasks[key] { return try await task.value }
        let tools = tools
        let task = Task {
            try await compile(module, key, behind: behind, foreign, tools)
        }
        tasks[key] = task
        return try await task.value
    }
}

private func compile(
    _ module: SampleModule,
    _ key: JobKey,
    behind: [BuiltModule],
    _ foreign: BuiltForeign?,
    _ tools: ProvingTools
) async throws -> ModuleOutcome {
    let name = module.module.name
    let kept = tools.folder.folder("modules", key)
    let built = BuiltModule(name: name, key: key, folder: kept)
    if let run = tools.folder.read(CompilerRun.self, kept.appendingPathComponent("messages.json")) {
        return .built(built, run)
    }
    let work = try tools.folder.work()
    for file in module.files {
        try BuildFolder.write(file.text(.fence), to: file.path.description, in: work)
    }
    var arguments = CompilerFlags.all + ["-module-name", name, "-package-name"]
    arguments += [module.rulebook.description, "-c", "-o", "\(name).o"]
    arguments += ["-emit-module", "-emit-module-path", "\(name).swiftmodule"]
    if !module.hasMainFile { arguments.append("-parse-as-library") }
    if module.module.kind == .executable {
        // Two entry points must not meet when tests link a program's objects.
        arguments += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(name)_main"]
    }
    arguments += behind.flatMap { ["-I", $0.folder.path] } + (foreign?.compilerArguments ?? [])
    arguments += CompilerFlags.importing(module.completions)
    arguments += module.files.map(\.path.description)
    let words = arguments
    let run = try await tools.compile(words, in: work)
    guard run.succeeded else { return .refused(run) }
    if module.module.kind == .executable {
        let objects = ["\(name).o"] + behind.map(\.object) + (foreign?.objects ?? [])
        let link = try await tools.compile(
            objects + ["-o", "program"] + entryPoint(of: name),
            in: work
        )
        guard link.succeeded else { return .refused(link) }
    }
    try tools.folder.write(
        JSONEncoder().encode(run),
        to: work.appendingPathComponent("messages.json")
    )
    try tools.folder.keep(work, as: kept)
    return .built(built, run)
}

/// Makes the program start where its module does.
private func entryPoint(of module: String) -> [String] {
    #if os(Linux)
        ["-Xlinker", "--defsym=main=\(module)_main"]
    #else
        ["-Xlinker", "-alias", "-Xlinker", "_\(module)_main", "-Xlinker", "_main"]
    #endif
}
