import Rules
import SwiftCode

/// What the tests of a program said before some of its own files changed, while all that it is
/// linked with stayed: what holds of it need not be found out again.
public struct EarlierRuns: Sendable, Codable {
    private struct File: Sendable, Codable {
        var hash: String
        /// Whether no other file of the program can tell it from an empty one.
        var isByItself: Bool
    }

    private var files: [String: File] = [:]
    private var runs: MutantRuns

    /// Takes what was found out about the files of a program.
    public init(_ program: SampleModule, _ runs: MutantRuns) {
        self.runs = runs
        for file in program.files { files[file.path.description] = Self.file(file, in: program) }
    }

    /// What holds of a program whose files are others; nil when a changed file and one that stayed
    /// know each other's names.
    public func runs(for program: SampleModule) -> MutantRuns? {
        var changed = files
        for file in program.files {
            let path = file.path.description
            let new = Self.file(file, in: program)
            let old = changed.removeValue(forKey: path)
            guard old?.hash != new.hash else { continue }
            guard new.isByItself, old?.isByItself ?? true else { return nil }
            changed[path] = new
        }
        guard changed.values.allSatisfy(\.isByItself) else { return nil }
        var runs = runs
        let gone = runs.tests.filter { test in
            changed.keys.contains { test.file == $0 || test.file.hasSuffix("/" + $0) }
        }
        runs.forget(Set(gone.map(\.id)))
        return runs
    }

    private static func file(_ file: SampleFile, in program: SampleModule) -> File {
        let own = file.parts.compactMap(\.facts?.names)
        let others = program.files.filter { $0.path != file.path }.flatMap(\.parts)
            .compactMap(\.facts?.names)
        let isByItself =
            own.count == file.parts.count
            && own.allSatisfy { names in
                names.reasonToStandAlone == nil
                    && others.allSatisfy { $0.used.isDisjoint(with: names.declared) }
                    && others.allSatisfy {
                        $0.usedOperators.isDisjoint(with: names.declaredOperators)
                    }
            }
        return File(
            hash: ContentHash(Array(file.text(.fence).utf8)).description,
            isByItself: isByItself
        )
    }
}

extension MutantRuns {
    /// Forgets what tests said; breaks that only they told of are to be tried again.
    fileprivate mutating func forget(_ gone: Set<String>) {
        tests.removeAll { gone.contains($0.id) }
        unsteady.subtract(gone)
        for test in gone { (reached[test], alone[test]) = (nil, nil) }
        for (number, run) in together where !run.asked.isDisjoint(with: gone) {
            // Nobody knows what the others would have said of a program that was cut off.
            together[number] = run.isCutOff ? nil : run.without(gone)
        }
    }
}

extension MutantRuns.Run {
    /// What it says without some of its tests; nil when there were no others.
    fileprivate func without(_ tests: Set<String>) -> Self? {
        var run = self
        run.asked.subtract(tests)
        run.failed.subtract(tests)
        run.passed.subtract(tests)
        return run.asked.isEmpty ? nil : run
    }

    /// What two runs of different tests with the same break say.
    func joined(with other: Self) -> Self {
        var run = other
        run.asked.formUnion(asked)
        run.failed.formUnion(failed)
        run.passed.formUnion(passed)
        run.wasActive = wasActive || other.wasActive
        return run
    }
}

extension SampleModule {
    /// The module with nothing in it: what programs have in common that differ in files alone.
    public var withoutFiles: SampleModule {
        SampleModule(
            module: module,
            rulebook: rulebook,
            mode: mode,
            files: [],
            behind: behind,
            usesStandIns: usesStandIns,
            completions: completions
        )
    }
}
