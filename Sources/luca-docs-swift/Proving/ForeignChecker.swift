import Foundation
import Rules
import Verify

/// Finds out how far fences compile that were not written to be proven.
struct ForeignChecker: Sendable {
    let tools: ProvingTools
    let treatment: Treatment
    let languageMode: LanguageMode
    let progress: @Sendable (String) -> Void

    /// What the compiler said of each fence of each document; nil where it was not asked.
    ///
    /// Documents whose fences have not changed are not compiled again, whatever was found, unless
    /// a compiler ended without an error: what killed it may be gone the next time. When these
    /// are all documents, `isEverything`, what was kept of others is removed once it is much.
    func check(
        _ documents: [[ReadSnippet]],
        isEverything: Bool
    ) async throws -> [[CompilerRun?]] {
        guard treatment != .parse else { return documents.map { $0.map { _ in nil } } }
        let flags = CompilerFlags.flags(languageMode)
        let keys = documents.map { JobKey.foreign($0, treatment, flags, tools.toolchain.key) }
        var runs = keys.map { tools.folder.read([CompilerRun?].self, file($0), of: $0) }
        let open = runs.indices.filter { runs[$0] == nil }
        // Some documents at a time, so that a run that is stopped has kept most of its work.
        for start in stride(from: 0, to: open.count, by: 40) {
            let part = Array(open[start..<min(start + 40, open.count)])
            let end = start + part.count
            progress("compiling the fences of documents \(start + 1) to \(end) of \(open.count)")
            let found = try await compile(part.map { documents[$0] })
            for (place, runsFound) in zip(part, found) {
                runs[place] = runsFound
                guard !runsFound.contains(where: { $0?.isSilentFailure ?? false }) else { continue }
                let (bytes, key) = (try JSONEncoder().encode(runsFound), keys[place])
                try tools.folder.write(bytes, to: file(key), of: key)
            }
        }
        // Four times as many are left: two treatments of the same documents in two modes.
        if isEverything { tools.folder.prune("foreign", keeping: Set(keys)) }
        return runs.map { $0! }
    }

    private func file(_ key: JobKey) -> URL { tools.folder.file("foreign", key, "json") }

    private func compile(_ documents: [[ReadSnippet]]) async throws -> [[CompilerRun?]] {
        let found: [SnippetID: CompilerRun]
        if treatment == .alone {
            found = try await compileAlone(documents.flatMap(\.self).filter(\.parses))
        } else {
            found = try await withThrowingTaskGroup(of: [SnippetID: CompilerRun].self) { group in
                for reads in documents {
                    group.addTask { try await compileTogether(reads.filter(\.parses)) }
                }
                return try await group.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
            }
        }
        return documents.map { $0.map { found[$0.snippet.id] } }
    }

    private func compileAlone(_ reads: [ReadSnippet]) async throws -> [SnippetID: CompilerRun] {
        let batches = Batches(reads)
        return try await withThrowingTaskGroup(of: [SnippetID: CompilerRun].self) { group in
            for batch in batches.groups {
                group.addTask {
                    var runs = try await settle(batch)
                    // What is called wrong is called so by a compiler that saw nothing else.
                    for read in batch where runs[read.snippet.id]?.isWrong(read) ?? false {
                        runs[read.snippet.id] = try await compileByItself(read)
                    }
                    return runs
                }
            }
            for (read, _) in batches.single {
                group.addTask { [read.snippet.id: try await compileByItself(read)] }
            }
            return try await group.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
        }
    }

    /// A fence with variables at its top level may be meant as a program's statements, where they
    /// are initialised in turn and belong to the main actor.
    private func compileByItself(_ read: ReadSnippet) async throws -> CompilerRun {
        let run = try await compile([read])
        guard ForeignVerdict(read, run) == .wrong, !read.isProgram,
            read.facts?.hasMainType != true
        else { return run }
        let other = try await compile([read], asProgram: true)
        return other.isWrong(read) ? run : other
    }

    /// The fences of one document as files of one module; a program sees those that compile.
    private func compileTogether(_ reads: [ReadSnippet]) async throws -> [SnippetID: CompilerRun] {
        let own = reads.filter { $0.isProgram || $0.facts?.hasMainType == true }
        let library = reads.filter { read in !own.contains { $0.snippet.id == read.snippet.id } }
        var runs = try await settle(library)
        let sound = library.filter { ForeignVerdict($0, runs[$0.snippet.id]) == .compiles }
        for read in own {
            let beside = read.isManifest ? [] : sound
            runs[read.snippet.id] = try await compile([read] + beside)
                .only(read, of: SnippetPlaces(([read] + beside).map(\.snippet)))
        }
        return runs
    }

    /// Compiles files as one module until those that are left have no error.
    ///
    /// A type error hides what the SIL stage would say of other files, so what has errors is
    /// taken out and the rest is compiled again; a second declaration is taken out before others.
    private func settle(_ reads: [ReadSnippet]) async throws -> [SnippetID: CompilerRun] {
        var runs: [SnippetID: CompilerRun] = [:]
        var open = reads
        while !open.isEmpty {
            let run = try await compile(open)
            let places = SnippetPlaces(open.map(\.snippet))
            let own = open.map { read in (read, run.only(read, of: places)) }
            let failed = own.filter { $0.1.messages.contains { $0.severity == .error } }
            if run.succeeded {
                for (read, run) in own { runs[read.snippet.id] = run }
                return runs
            }
            guard !failed.isEmpty, open.count > 1 else {
                // The compiler died, or spoke of no file: each file has to be asked by itself.
                for read in open {
                    runs[read.snippet.id] = open.count == 1 ? run : try await compile([read])
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
        let clashing = failed.filter { ForeignVerdict($0.0, $0.1) == .clashes }
        var found: [(ReadSnippet, CompilerRun)] = []
        for (_, run) in clashing {
            for name in run.messages.compactMap({ redeclaredName($0.text) }) {
                let declaring = open.filter { $0.facts?.names.declared.contains(name) ?? false }
                found += declaring.dropFirst().map { ($0, run) }
            }
        }
        return clashing.isEmpty ? nil : found.isEmpty ? clashing : found
    }

    /// Compiles files as one module, through the SIL stage.
    private func compile(
        _ reads: [ReadSnippet],
        asProgram: Bool = false
    ) async throws -> CompilerRun {
        let isProgram = asProgram || reads[0].isProgram
        let work = try tools.folder.work()
        defer { try? FileManager.default.removeItem(at: work) }
        var words = ["-module-name", "Snippets"]
        if !isProgram { words.append("-parse-as-library") }
        if reads[0].isManifest {
            words += ["-I", tools.toolchain.manifestModules.path]
            words += ["-package-description-version", "6.0.0"]
        }
        var files: [String] = []
        for (number, read) in reads.enumerated() {
            let name = number == 0 && isProgram ? "main.swift" : "Snippet\(number + 1).swift"
            let place = "#sourceLocation(file: \"\(read.snippet.virtualFile)\", line: 1)\n"
            try BuildFolder.write(place + read.snippet.compiledCode, to: name, in: work)
            files.append(name)
        }
        return try await tools.check(files, languageMode, words, in: work)
    }
}

extension CompilerRun {
    fileprivate func isWrong(_ read: ReadSnippet) -> Bool {
        [.wrong, .showsError].contains(ForeignVerdict(read, self))
    }

    fileprivate var isSilentFailure: Bool {
        !succeeded && !messages.contains { $0.severity == .error }
    }
}

extension ReadSnippet {
    fileprivate var isProgram: Bool { facts?.hasTopLevelStatements == true || isManifest }
}
