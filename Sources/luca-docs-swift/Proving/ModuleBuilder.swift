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
    /// Holds `Name.swiftmodule` and the objects, once they were asked for.
    let folder: URL
    /// The keys of the objects that were made file by file.
    let objectKeys: [JobKey]
    private let files: Once<Void>

    init(
        name: String,
        key: JobKey,
        interface: JobKey,
        folder: URL,
        objectKeys: [JobKey] = [],
        files: Once<Void> = Once {}
    ) {
        self.name = name
        self.key = key
        self.interface = interface
        self.folder = folder
        self.objectKeys = objectKeys
        self.files = files
    }

    /// What a program is linked with: one file for the module or one for each of its own.
    var objects: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".o") }.sorted()
            .map { folder.appendingPathComponent($0).path }
    }

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

    /// The keys of the objects that those modules are made of.
    var objectKeys: Set<JobKey> {
        get async {
            var keys: Set<JobKey> = []
            for task in tasks.values {
                keys.formUnion((try? await task.value.built?.objectKeys) ?? [])
            }
            return keys
        }
    }

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
            let files = Once { if !results.hasFiles(ofModule: key) { _ = try await compile() } }
            return outcome(own, files)
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
            objectKeys: record.objects,
            files: files
        )
        return .built(built, record.run)
    }

    /// Makes the files of a module that another machine has compiled.
    private func make(expecting known: ModuleRecord) async throws {
        guard try await compile().says(theSameAs: known) else { throw ContradictedServer() }
    }

    /// Compiles the module and keeps it when it is right.
    private func compile() async throws -> ModuleRecord {
        try await behind.makeFiles()
        let work = try tools.folder.work()
        for file in module.files {
            try BuildFolder.write(file.text(.fence), to: file.path.description, in: work)
        }
        let words = try await words()
        let result =
            if let filewise = FilewiseBuild(module, words, tools, key: objectKey),
                let result = try await filewise.build(in: work)
            {
                result
            } else {
                FilewiseBuild.Result(run: try await compileWhole(words, in: work), objects: [])
            }
        guard result.run.succeeded else { return ModuleRecord(run: result.run) }
        if module.module.kind == .executable {
            let link = try await link(in: work)
            guard link.succeeded else { return ModuleRecord(run: link) }
        }
        let interface = try Data(contentsOf: work.appendingPathComponent("\(name).swiftmodule"))
        let record = ModuleRecord(
            run: result.run,
            interface: .interface(Array(interface)),
            objects: result.objects
        )
        try await tools.results.keep(record, ofModuleIn: work, key)
        return record
    }

    private func objectKey(_ file: SampleFile, _ interface: JobKey) -> JobKey {
        JobKey.object(
            file,
            of: module,
            interface: interface,
            behind: behind.map(\.interface),
            foreign: foreign?.key,
            tools.toolchain.key
        )
    }

    /// What the driver passes on to the compiler.
    private func words() async throws -> [String] {
        var words = ["-module-name", name, "-package-name", module.rulebook.description]
        if !module.hasMainFile { words.append("-parse-as-library") }
        if module.module.kind == .executable {
            // Two entry points must not meet when tests link a program's objects.
            words += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(name)_main"]
        }
        words += behind.flatMap { ["-I", $0.folder.path] }
        words += try await foreign?.parts.value.compilerArguments ?? []
        return words + CompilerFlags.importing(module.completions)
    }

    private func compileWhole(_ words: [String], in work: URL) async throws -> CompilerRun {
        var arguments = CompilerFlags.flags(module.mode) + words + ["-c", "-o", "\(name).o"]
        arguments += ["-emit-module", "-emit-module-path", "\(name).swiftmodule"]
        // One process for both; and a process that makes the module only puts hashes of all source
        // lines into it, so that its bytes would tell of changes that nobody who imports it sees.
        arguments.append("-no-emit-module-separately-wmo")
        arguments += CompilerFlags.fixItsOfBuild
        return try await tools.compile(arguments + module.files.map(\.path.description), in: work)
    }

    private func link(in work: URL) async throws -> CompilerRun {
        let own = BuiltModule(name: name, key: key, interface: key, folder: work).objects
        let objects = try await foreign?.parts.value.objects ?? []
        return try await tools.compile(
            own + behind.flatMap(\.objects) + objects + ["-o", "program"] + entryPoint(of: name),
            in: work
        )
    }
}

/// Makes the program start where its module does.
func entryPoint(of module: String) -> [String] {
    #if os(Linux)
        ["-Xlinker", "--defsym=main=\(module)_main"]
    #else
        ["-Xlinker", "-alias", "-Xlinker", "_\(module)_main", "-Xlinker", "_main"]
    #endif
}
