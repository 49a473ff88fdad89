import Foundation
import Rules
import Verify

/// Compiles fences that were not written to be proven, as files of one module.
struct ForeignCompiler: Sendable {
    let tools: ProvingTools
    let languageMode: LanguageMode

    /// What a compile is about, besides the files.
    struct Setting: Sendable {
        /// The mode, where it is not that of the run.
        var mode: LanguageMode?
        /// Modules that are imported into all files, which do not say so.
        var imports: [String] = []
        /// Whether the first file is the program's statements, although it may be declarations.
        var isProgram = false
    }

    /// Compiles files as one module, through the SIL stage; the first may be a program.
    func compile(_ reads: [ReadSnippet], _ setting: Setting = Setting()) async throws -> CompilerRun
    {
        let isProgram = setting.isProgram || reads[0].isProgram
        let work = try tools.folder.work()
        defer { try? FileManager.default.removeItem(at: work) }
        var names: [String] = []
        for (number, read) in reads.enumerated() {
            let name = number == 0 && isProgram ? "main.swift" : "Snippet\(number + 1).swift"
            try BuildFolder.write(read.snippet.fileText, to: name, in: work)
            names.append(name)
        }
        var words = ["-module-name", "Snippets"] + CompilerFlags.importing(setting.imports)
        var mode = setting.mode ?? languageMode
        if !isProgram { words.append("-parse-as-library") }
        if reads[0].isManifest {
            // A manifest is in the language and has the API of the tools that it names.
            let version = reads[0].toolsVersion ?? "6.0.0"
            mode = (version.split(separator: ".").first.flatMap { Int($0) } ?? 6) < 6 ? .five : .six
            words += ["-I", tools.toolchain.manifestModules.path]
            words += ["-package-description-version", version]
        }
        return try await tools.check(names, mode, words, in: work)
    }

    /// Compiles files as one module until those that are left have no error.
    ///
    /// A type error hides what the SIL stage would say of other files, so what has errors is
    /// taken out and the rest is compiled again; a second declaration is taken out before others.
    func settle(
        _ reads: [ReadSnippet],
        _ setting: Setting = Setting()
    ) async throws -> [SnippetID: CompilerRun] {
        var runs: [SnippetID: CompilerRun] = [:]
        var open = reads
        while !open.isEmpty {
            let run = try await compile(open, setting)
            let places = SnippetPlaces(open.map(\.snippet))
            let own = open.map { read in (read, run.only(read, of: places)) }
            let failed = own.filter { $0.1.hasErrors }
            if run.succeeded {
                for (read, run) in own { runs[read.snippet.id] = run }
                return runs
            }
            guard !failed.isEmpty, open.count > 1 else {
                // The compiler died, or spoke of no file: each file has to be asked by itself.
                for read in open {
                    runs[read.snippet.id] =
                        open.count == 1 ? run : try await compile([read], setting)
                }
                return runs
            }
            for (read, run) in later(of: failed, among: open) ?? failed {
                runs[read.snippet.id] = run
                open.removeAll { $0.snippet.id == read.snippet.id }
            }
        }
        return runs
    }

    /// The fences that declare again what an earlier one declares, if that is what failed.
    ///
    /// The compiler may complain about either; for a reader the later one is the second.
    private func later(
        of failed: [(ReadSnippet, CompilerRun)],
        among open: [ReadSnippet]
    ) -> [(ReadSnippet, CompilerRun)]? {
        let clashing = failed.filter { ForeignVerdict($0.0, ForeignAnswer($0.1)) == .clashes }
        var found: [(ReadSnippet, CompilerRun)] = []
        for (_, run) in clashing {
            for name in run.messages.compactMap({ redeclaredName($0.text) }) {
                let declaring = open.filter { $0.facts?.names.declared.contains(name) ?? false }
                found += declaring.dropFirst().map { ($0, run) }
            }
        }
        return clashing.isEmpty ? nil : found.isEmpty ? clashing : found
    }
}

extension ReadSnippet {
    /// Whether it is compiled as the statements of a program.
    var isProgram: Bool { facts?.hasTopLevelStatements == true || isManifest }
}
