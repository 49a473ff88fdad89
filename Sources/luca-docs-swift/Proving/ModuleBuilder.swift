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

/// A module that compiles; it is compiled here when something needs its files.
struct BuiltModule: Sendable {
    let name: String
    let key: JobKey
    /// Stays the same when nothing changes for those that import the module.
    let interface: JobKey
    /// Holds `Name.swiftmodule` and `Name.o`, once they were asked for.
    let folder: URL
    private let files: Once<Void>

    init(
        name: String,
        key: JobKey,
        interface: JobKey,
        folder: URL,
        files: Once<Void> = Once {}
    ) {
        self.name = name
        self.key = key
        self.interface = interface
        self.folder = folder
        self.files = files
    }

    var object: String { folder.appendingPathComponent("\(name).o").path }

    /// Sees to it that the module's files lie in its folder.
    func makeFiles() async throws { try await files.value }
}

extension [BuiltModule] {
    /// Sees to it that the files of all modules lie in their folders.
    func makeFiles() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for module in self { group.addTask { try await module.makeFiles() } }
            try await group.waitForAll()
        }
    }
}

/// Builds the modules of all samples, each set of bytes once, as many at a time as may be.
actor ModuleBuilder {
    private let tools: ProvingTools
    private var tasks: [JobKey: Task<ModuleOutcome, any Error>] = [:]

    init(_ tools: ProvingTools) { self.tools = tools }

    /// The keys of the modules that were asked for.
    var keys: Set<JobKey> { Set(tasks.keys) }

    /// Forgets all but what the compiler refused in plain words: other runs may have removed what
    /// was built, and what was built is found again quickly.
    func startRound() async {
        for (key, task) in tasks {
            if case .refused(let run) = try? await task.value, run.hasErrors { continue }
            tasks[key] = nil
        }
    }

    /// Builds a module that sees `behind`; a module with the same key is built once.
    func build(_ module: SampleModule, behind: [BuiltModule]) async throws -> ModuleOutcome {
        let foreign = module.usesStandIns ? try await tools.foreign(for: module.rulebook) : nil
        let key = JobKey.module(
            module,
            behind: behind.map(module.module.kind == .executable ? \.key : \.interface),
            foreign: foreign?.key,
            tools.toolchain.key
        )
        if let task = tasks[key] { return try await task.value }
        let work = ModuleWork(
            module: module,
            key: key,
            behind: behind,
            foreign: foreign,
            tools: tools
        )
        let task = Task { try await work.outcome() }
        tasks[key] = task
        return try await task.value
    }
}

/// What is compiled for a module, and against what.
private struct ModuleWork: Sendable {
    let module: SampleModule
    let key: JobKey
    let behind: [BuiltModule]
    let foreign: PromisedForeign?
    let tools: ProvingTools

    private var name: String { module.module.name }
    private var kept: URL { tools.folder.folder("modules", key) }

    /// What is known of the module, else what the compiler says.
    func outcome() async throws -> ModuleOutcome {
        let results = tools.results
        if let own = results.own(ModuleRecord.self, .modules, key, isGood: \.isGood) {
            return outcome(own)
        }
        let served = await results.served(ModuleRecord.self, .modules, key, isGood: \.isGood)
        if let served { return outcome(served, Once { try await make(expecting: served) }) }
        return outcome(try await compile())
    }

    private func outcome(_ record: ModuleRecord, _ files: Once<Void> = Once {}) -> ModuleOutcome {
        guard let interface = record.interface else { return .refused(record.run) }
        let built = BuiltModule(
            name: name,
            key: key,
            interface: interface,
            folder: kept,
            files: files
        )
        return .built(built, record.run)
    }

    /// Makes the files of a module that another machine has compiled.
    private func make(expecting known: ModuleRecord) async throws {
        guard try await compile() == known else { throw ContradictedServer() }
    }

    /// Compiles the module and keeps it when it is right.
    private func compile() async throws -> ModuleRecord {
        try await behind.makeFiles()
        let work = try tools.folder.work()
        for file in module.files {
            try BuildFolder.write(file.text(.fence), to: file.path.description, in: work)
        }
        let run = try await tools.compile(try await arguments(), in: work)
        guard run.succeeded else { return ModuleRecord(run: run) }
        if module.module.kind == .executable {
            let link = try await link(in: work)
            guard link.succeeded else { return ModuleRecord(run: link) }
        }
        let interface = try Data(contentsOf: work.appendingPathComponent("\(name).swiftmodule"))
        let record = ModuleRecord(run: run, interface: .interface(Array(interface)))
        try await tools.results.keep(record, ofModuleIn: work, key)
        return record
    }

    private func arguments() async throws -> [String] {
        var arguments = CompilerFlags.flags(module.mode) + ["-module-name", name, "-package-name"]
        arguments += [module.rulebook.description, "-c", "-o", "\(name).o"]
        arguments += ["-emit-module", "-emit-module-path", "\(name).swiftmodule"]
        // One process for both; and a process that makes the module only puts hashes of all source
        // lines into it, so that its bytes would tell of changes that nobody who imports it sees.
        arguments.append("-no-emit-module-separately-wmo")
        if !module.hasMainFile { arguments.append("-parse-as-library") }
        if module.module.kind == .executable {
            // Two entry points must not meet when tests link a program's objects.
            arguments += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(name)_main"]
        }
        arguments += behind.flatMap { ["-I", $0.folder.path] }
        arguments += try await foreign?.parts.value.compilerArguments ?? []
        arguments += CompilerFlags.importing(module.completions) + CompilerFlags.fixItsOfBuild
        return arguments + module.files.map(\.path.description)
    }

    private func link(in work: URL) async throws -> CompilerRun {
        let objects = try await foreign?.parts.value.objects ?? []
        return try await tools.compile(
            ["\(name).o"] + behind.map(\.object) + objects + ["-o", "program"]
                + entryPoint(of: name),
            in: work
        )
    }
}

/// Makes the program start where its module does.
private func entryPoint(of module: String) -> [String] {
    #if os(Linux)
        ["-Xlinker", "--defsym=main=\(module)_main"]
    #else
        ["-Xlinker", "-alias", "-Xlinker", "_\(module)_main", "-Xlinker", "_main"]
    #endif
}
