import Foundation
import Verify
import Workspace

/// What was found out so far; it is written every now and then, so that little is lost.
actor MutantNotes {
    private(set) var runs: MutantRuns
    /// Whether it is known which tests there are and what they reach.
    let isWhole: Bool
    private let program: SampleModule
    private let key: JobKey
    private let family: JobKey
    private let folder: BuildFolder
    private var unsaved = 0

    /// Reads what is known of a program, or of one of its family: the programs that differ from it
    /// in test files alone.
    init(_ program: SampleModule, _ key: JobKey, family: JobKey, _ folder: BuildFolder) {
        (self.program, self.key, self.family, self.folder) = (program, key, family, folder)
        let known = folder.read(MutantRuns.self, folder.file("mutants", key, "json"), of: key)
        // A fence's program is of one file, so nothing stays when that changes.
        let file = folder.file("mutants", family, "json")
        let earlier =
            program.module.kind == .test
            ? folder.read(EarlierRuns.self, file, of: family) : nil
        isWhole = known != nil
        runs = known ?? earlier?.runs(for: program) ?? MutantRuns()
    }

    var noticed: Int { runs.together.values.count { runs.isNoticed($0) } }

    func begin(_ tests: [TestRun.Test], limit: Int) {
        runs.tests = tests
        runs.limit = limit
    }

    func note(_ reached: Set<Int>, by test: String) { runs.reached[test] = reached }

    func noteUnsteady(_ tests: Set<String>) { runs.unsteady.formUnion(tests) }

    func note(_ run: MutantRuns.Run, of number: Int) throws {
        runs.add(run, about: number)
        try saveSometimes()
    }

    func note(_ run: MutantRuns.Run, of number: Int, for test: String) throws {
        runs.alone[test, default: [:]][number] = run
        try saveSometimes()
    }

    func save() throws {
        let file = folder.file("mutants", key, "json")
        guard unsaved > 0 || !FileManager.default.fileExists(atPath: file.path) else { return }
        try folder.write(JSONEncoder().encode(runs), to: file, of: key)
        unsaved = 0
        guard program.module.kind == .test else { return }
        let earlier = folder.file("mutants", family, "json")
        let bytes = try JSONEncoder().encode(EarlierRuns(program, runs))
        try folder.write(bytes, to: earlier, of: family)
    }

    private func saveSometimes() throws {
        unsaved += 1
        if unsaved >= 40 { try save() }
    }
}

/// Counts what is done, whoever does it.
actor Counter {
    private var count = 0

    func next() -> Int {
        count += 1
        return count
    }
}
