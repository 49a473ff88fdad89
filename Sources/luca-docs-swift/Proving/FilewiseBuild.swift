import Foundation
import Rules
import Verify

/// Compiles a module so that a changed body compiles one file again: the module's interface first,
/// then the files whose objects are not known.
///
/// What the compilation of a file sees of the module's other files is their declarations, so an
/// object is kept under its file and the interface of the whole. Bodies are left out of that
/// interface; only what an opaque type stands for would follow from one, so a module that has
/// `some` anywhere is compiled as a whole.
struct FilewiseBuild: Sendable {
    /// What is made of a module that compiles.
    struct Result: Sendable {
        let run: CompilerRun
        let objects: [JobKey]
    }

    /// With fewer files than that a module is made as quickly as a whole.
    private static let fewest = 8
    /// How many files a process compiles at least, when they are dealt out.
    private static let share = 8

    private let module: SampleModule
    /// What the compiler is told beside the files.
    private let words: [String]
    private let tools: ProvingTools
    private let key: @Sendable (SampleFile, JobKey) -> JobKey

    /// Nil for a module that is better compiled as a whole; `key` gives the key of a file's object
    /// for an interface of the module.
    init?(
        _ module: SampleModule,
        _ words: [String],
        _ tools: ProvingTools,
        key: @escaping @Sendable (SampleFile, JobKey) -> JobKey
    ) {
        let isOpaque = module.parts.contains { $0.snippet.code.contains(/\bsome\b/) }
        let isWhole = module.hasMainFile || isOpaque
        guard module.files.count >= Self.fewest, !isWhole else { return nil }
        (self.module, self.words, self.tools, self.key) = (module, words, tools, key)
    }

    /// Makes the objects in the folder that holds the files; nil when anything is wrong with them,
    /// which compiling them as a whole tells best. Nothing of them is left then.
    func build(in work: URL) async throws -> Result? {
        let result = try await make(in: work)
        if result == nil {
            for number in module.files.indices {
                try? FileManager.default.removeItem(at: object(number, in: work))
            }
        }
        return result
    }

    private func make(in work: URL) async throws -> Result? {
        guard let plan = try await tools.plans.plan(CompilerFlags.flags(module.mode)) else {
            return nil
        }
        guard let interface = try await interface(plan, in: work) else { return nil }
        let keys = module.files.map { key($0, interface) }
        var runs = module.files.indices.map { tools.results.object(keys[$0]) }
        let open = runs.indices.filter { runs[$0] == nil }
        let size = max(Self.share, (open.count + tools.gate.jobs - 1) / tools.gate.jobs)
        let groups = stride(from: 0, to: open.count, by: size).map {
            Array(open[$0...].prefix(size))
        }
        let made = try await withThrowingTaskGroup(of: [Int: CompilerRun]?.self) { group in
            for numbers in groups {
                group.addTask { try await compile(numbers, plan, in: work) }
            }
            return try await group.reduce(into: [[Int: CompilerRun]?]()) { $0.append($1) }
        }
        for results in made {
            guard let results else { return nil }
            for (number, run) in results {
                runs[number] = run
                try tools.results.keep(run, ofObject: object(number, in: work), keys[number])
            }
        }
        for number in module.files.indices where !open.contains(number) {
            try tools.results.linkObject(keys[number], to: object(number, in: work))
        }
        return Result(run: CompilerRun(joining: runs.compactMap { $0 }), objects: keys)
    }

    /// Makes the interface of the module, without what only bodies tell.
    private func interface(_ plan: FrontendPlan, in work: URL) async throws -> JobKey? {
        let files = module.files.map(\.path.description)
        let name = "\(module.module.name).swiftmodule"
        let run = try await tools.run(
            plan.tool,
            plan.arguments(
                ["-emit-module", "-experimental-skip-non-inlinable-function-bodies-without-types"]
                    + files,
                words,
                // Hashes of source lines would tell of more than declarations.
                ["-disable-incremental-imports", "-o", name]
            ),
            in: work,
            fixIts: []
        )
        guard run.succeeded else { return nil }
        return .interface(Array(try Data(contentsOf: work.appendingPathComponent(name))))
    }

    /// Compiles some files beside the others; gives what was said of each.
    private func compile(
        _ numbers: [Int],
        _ plan: FrontendPlan,
        in work: URL
    ) async throws -> [Int: CompilerRun]? {
        let inputs = module.files.indices.flatMap { number in
            (numbers.contains(number) ? ["-primary-file"] : [])
                + [module.files[number].path.description]
        }
        let messages = numbers.map { "messages-\($0).dia" }
        let outputs =
            messages.flatMap { ["-serialize-diagnostics-path", $0] }
            + numbers.flatMap { ["-o", object($0, in: work).path] }
        let run = try await tools.run(
            plan.tool,
            plan.arguments(["-c"] + inputs, words, outputs),
            in: work,
            fixIts: messages
        )
        guard run.succeeded else { return nil }
        let files = numbers.map { module.files[$0] }
        return Dictionary(uniqueKeysWithValues: zip(numbers, run.dealt(to: files)))
    }

    private func object(_ number: Int, in work: URL) -> URL {
        // The linker is given them in the order of their names.
        let name = String(format: "%04d.o", number)
        return work.appendingPathComponent("\(module.module.name)-\(name)")
    }
}
