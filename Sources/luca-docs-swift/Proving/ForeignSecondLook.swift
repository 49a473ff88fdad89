import Rules
import Verify

/// Asks again about fences that lack something which a reader would know to add: an import that
/// is not written, an older language mode, or to be left alone.
struct ForeignSecondLook: Sendable {
    let compiler: ForeignCompiler
    let treatment: Treatment

    /// The modules of a toolchain that documents use without saying so, most common first.
    private static let usual = [
        "Foundation", "Testing", "RegexBuilder", "Observation", "Synchronization", "Distributed",
        "XCTest",
    ]

    /// What was found out about each fence, from what the first compiler said.
    func answers(
        _ reads: [ReadSnippet],
        _ runs: [SnippetID: CompilerRun]
    ) async throws -> [SnippetID: ForeignAnswer] {
        let imports = try await candidates(reads, runs)
        let healed = try await compiling(reads, imports)
        return try await withThrowingTaskGroup(of: (SnippetID, ForeignAnswer).self) { group in
            for read in reads {
                guard let run = runs[read.snippet.id] else { continue }
                var answer = ForeignAnswer(run)
                if healed.contains(read.snippet.id) {
                    answer.healingImport = imports[read.snippet.id]?.joined(separator: " and ")
                }
                let first = answer
                group.addTask { (read.snippet.id, try await look(at: read, first)) }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
    }

    private func look(at read: ReadSnippet, _ first: ForeignAnswer) async throws -> ForeignAnswer {
        var answer = first
        let verdict = ForeignVerdict(read, answer)
        guard !read.isManifest else { return answer }
        if treatment == .together, verdict == .wrong || verdict.lacksOnlyMembers {
            // Neighbours may have changed what a name means.
            answer.goesAlone = try await compiler.compile([read]).succeeded
            if answer.goesAlone { return answer }
        }
        if verdict == .wrong, compiler.languageMode > .five {
            answer.olderRun = try await compiler.compile(
                [read],
                .init(mode: .five, isProgram: read.isProgram)
            )
        }
        return answer
    }

    /// Those fences that compile with what is imported for them; many in one process, as far as
    /// that cannot lie.
    private func compiling(
        _ reads: [ReadSnippet],
        _ imports: [SnippetID: [String]]
    ) async throws -> Set<SnippetID> {
        let asked = reads.filter { imports[$0.snippet.id] != nil }
        let batches = Batches(asked) { imports[$0.snippet.id]! }
        return try await withThrowingTaskGroup(of: [SnippetID].self) { group in
            for batch in batches.groups + batches.single.map({ [$0.read] }) {
                let modules = imports[batch[0].snippet.id]!
                group.addTask {
                    try await compiler.settle(batch, .init(imports: modules))
                        .filter { $0.value.succeeded && !$0.value.hasErrors }.map(\.key)
                }
            }
            return try await group.reduce(into: []) { $0.formUnion($1) }
        }
    }

    /// The modules that have all names which a fence lacks.
    private func candidates(
        _ reads: [ReadSnippet],
        _ runs: [SnippetID: CompilerRun]
    ) async throws -> [SnippetID: [String]] {
        var lacking: [(SnippetID, Set<String>)] = []
        for read in reads {
            guard let run = runs[read.snippet.id],
                case .needsNames(let names) = ForeignVerdict(read, ForeignAnswer(run)),
                !read.isManifest, !run.lacksCode(read)
            else { continue }
            // Whether a type has a member cannot be asked by its name alone.
            lacking.append((read.snippet.id, Set(names.filter { !$0.contains(".") })))
        }
        let names = lacking.reduce(into: Set<String>()) { $0.formUnion($1.1) }.sorted()
        guard !lacking.isEmpty else { return [:] }
        var known: [String: Set<String>] = [:]
        for module in Self.usual where compiler.tools.toolchain.modules.contains(module) {
            known[module] = try await compiler.names(names, of: module)
        }
        let modules = Self.usual.filter { known[$0] != nil }
        let pairs = modules.dropFirst().map { ["Foundation", $0] }
        let sets = modules.map { [$0] } + pairs
        var found: [SnippetID: [String]] = [:]
        for (id, names) in lacking {
            found[id] = sets.first { set in
                names.isSubset(of: set.reduce(into: []) { $0.formUnion(known[$1] ?? []) })
            }
        }
        return found
    }
}

extension ForeignVerdict {
    /// Whether all that it lacks are members of types that are there.
    fileprivate var lacksOnlyMembers: Bool {
        if case .needsNames(let names) = self {
            names.allSatisfy { $0.contains(".") }
        } else {
            false
        }
    }
}
