import Foundation
import Rules
import Verify

extension ProvingTools {
    /// Runs the compiler when there is room, with the driver's arguments.
    func compile(_ arguments: [String], in work: URL) async throws -> CompilerRun {
        try await run(toolchain.swiftc, arguments, in: work)
    }

    /// Compiles files of a folder through the SIL stage and makes nothing.
    ///
    /// `passed` are words that the driver passes on to the compiler as they are.
    func check(
        _ files: [String],
        _ mode: LanguageMode,
        _ passed: [String],
        in work: URL
    ) async throws -> CompilerRun {
        let flags = CompilerFlags.flags(mode)
        if let plan = try await plans.plan(flags) {
            let outputs = ["-serialize-diagnostics-path", "messages.dia", "-o", "/dev/null"]
            let words = plan.arguments(["-emit-sil"] + files, passed, outputs)
            return try await run(plan.tool, words, in: work)
        }
        let map = CompilerFlags.outputFileMap
        try BuildFolder.write(map.text, to: map.name, in: work)
        let words = flags + FrontendPlan.check + CompilerFlags.fixItsOfCheck + passed + files
        return try await compile(words, in: work)
    }

    /// Runs a compiler and reads what it says: its text, and its fix-its from files ending in
    /// `.dia`, which are removed; nil stands for all such files of the folder.
    func run(
        _ program: URL,
        _ arguments: [String],
        in work: URL,
        fixIts: [String]? = nil
    ) async throws -> CompilerRun {
        let run = try await gate.run { try await ToolRun.run(program, arguments, in: work) }
        var output = run.output
        if case .tookTooLong(let seconds) = run.end { output += "\nstopped after \(seconds) s\n" }
        var compilerRun = CompilerRun(output: output, succeeded: run.succeeded)
        let all = (try? FileManager.default.contentsOfDirectory(atPath: work.path)) ?? []
        for name in fixIts ?? all.sorted().filter({ $0.hasSuffix(".dia") }) {
            let file = work.appendingPathComponent(name)
            compilerRun.addFixIts(from: Array((try? Data(contentsOf: file)) ?? Data()))
            // What is kept of the folder holds nothing that nobody needs.
            try? FileManager.default.removeItem(at: file)
        }
        return compilerRun
    }
}
