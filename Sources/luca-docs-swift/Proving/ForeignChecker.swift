import Rules
import Verify

/// Finds out how far fences compile that were not written to be proven.
struct ForeignChecker: Sendable {
    let compiler: ForeignCompiler
    let treatment: Treatment
    let progress: @Sendable (String) -> Void

    private var tools: ProvingTools { compiler.tools }

    /// What the compiler said of each fence of each document; nil where it was not asked.
    ///
    /// Documents whose fences have not changed are not compiled again, whatever was found, unless
    /// a compiler ended without an error: what killed it may be gone the next time. When these
    /// are all documents, `isEverything`, what was kept of others is removed once it is much.
    func check(
        _ documents: [[ReadSnippet]],
        isEverything: Bool
    ) async throws -> [[ForeignAnswer?]] {
        guard treatment != .parse else { return documents.map { $0.map { _ in nil } } }
        let flags = CompilerFlags.flags(compiler.languageMode)
        let keys = documents.map { JobKey.foreign($0, treatment, flags, tools.toolchain.key) }
        var answers: [[ForeignAnswer?]?] = []
        for key in keys {
            answers.append(
                await tools.results.read([ForeignAnswer?].self, .foreign, key, isGood: isWhole)
            )
        }
        let open = answers.indices.filter { answers[$0] == nil }
        // Some documents at a time, so that a run that is stopped has kept most of its work.
        for start in stride(from: 0, to: open.count, by: 40) {
            let part = Array(open[start..<min(start + 40, open.count)])
            let end = start + part.count
            let words = "compiling the fences of documents \(start + 1) to \(end) of \(open.count)"
            progress(words)
            let found = try await answer(part.map { documents[$0] }) { done, all in
                progress(words + " (\(done) of \(all))")
            }
            for (place, own) in zip(part, found) {
                answers[place] = own
                if isWhole(own) { try await tools.results.keep(own, .foreign, keys[place]) }
            }
        }
        // Four times as many are left: two treatments of the same documents in two modes.
        if isEverything { tools.results.prune([.foreign: Set(keys)]) }
        return answers.map { $0! }
    }

    private func isWhole(_ answers: [ForeignAnswer?]) -> Bool {
        !answers.contains { $0?.run.isSilentFailure ?? false }
    }

    private func answer(
        _ documents: [[ReadSnippet]],
        tell: (_ done: Int, _ all: Int) -> Void
    ) async throws -> [[ForeignAnswer?]] {
        let reads = documents.map { $0.filter(\.isCompiled) }
        var runs: [SnippetID: CompilerRun] = [:]
        let count = reads.reduce(0) { $0 + $1.count }
        try await withThrowingTaskGroup(of: [SnippetID: CompilerRun].self) { group in
            if treatment == .alone {
                compileAlone(reads.flatMap(\.self), in: &group)
            } else {
                for reads in reads { group.addTask { try await compileTogether(reads) } }
            }
            for try await found in group {
                runs.merge(found) { first, _ in first }
                tell(runs.count, count)
            }
        }
        let answers = try await ForeignSecondLook(compiler: compiler, treatment: treatment)
            .answers(reads.flatMap(\.self), runs)
        return documents.map { $0.map { answers[$0.snippet.id] } }
    }

    private func compileAlone(
        _ reads: [ReadSnippet],
        in group: inout ThrowingTaskGroup<[SnippetID: CompilerRun], any Error>
    ) {
        let batches = Batches(reads)
        for batch in batches.groups {
            group.addTask {
                var runs = try await compiler.settle(batch)
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
    }

    /// A fence with variables at its top level may be meant as a program's statements, where they
    /// are initialised in turn and belong to the main actor.
    private func compileByItself(_ read: ReadSnippet) async throws -> CompilerRun {
        let run = try await compiler.compile([read])
        guard ForeignVerdict(read, ForeignAnswer(run)) == .wrong, !read.isProgram,
            read.facts?.hasMainType != true
        else { return run }
        let other = try await compiler.compile([read], .init(isProgram: true))
        return other.isWrong(read) ? run : other
    }

    /// The fences of one document as files of one module; a program sees those that compile.
    private func compileTogether(_ reads: [ReadSnippet]) async throws -> [SnippetID: CompilerRun] {
        let own = reads.filter { $0.isProgram || $0.facts?.hasMainType == true }
        let library = reads.filter { read in !own.contains { $0.snippet.id == read.snippet.id } }
        var runs = try await compiler.settle(library)
        let sound = library.filter { runs[$0.snippet.id]?.succeeded ?? false }
        for read in own {
            let beside = read.isManifest ? [] : sound
            runs[read.snippet.id] = try await compiler.compile([read] + beside)
                .only(read, of: SnippetPlaces(([read] + beside).map(\.snippet)))
        }
        return runs
    }
}

extension CompilerRun {
    fileprivate func isWrong(_ read: ReadSnippet) -> Bool {
        [.wrong, .showsError].contains(ForeignVerdict(read, ForeignAnswer(self)))
    }

    fileprivate var isSilentFailure: Bool { !succeeded && !hasErrors }
}
