import Foundation
import Verify
import Workspace

/// What was found out so far; it is written every now and then, so that little is lost.
actor MutantNotes {
    private(set) var runs: MutantRuns
    private let file: URL
    private let folder: BuildFolder
    private var unsaved = 0

    init(_ runs: MutantRuns, _ file: URL, _ folder: BuildFolder) {
        self.runs = runs
        self.file = file
        self.folder = folder
    }

    var noticed: Int { runs.together.values.count { runs.isNoticed($0) } }

    func begin(_ tests: [TestRun.Test], limit: Int) {
        runs.tests = tests
        runs.limit = limit
    }

    func note(_ reached: Set<Int>, by test: String) { runs.reached[test] = reached }

    func noteUnsteady(_ tests: Set<String>) { runs.unsteady.formUnion(tests) }

    func note(_ run: MutantRuns.Run, of number: Int) throws {
        runs.together[number] = run
        try saveSometimes()
    }

    func note(_ run: MutantRuns.Run, of number: Int, for test: String) throws {
        runs.alone[test, default: [:]][number] = run
        try saveSometimes()
    }

    func save() throws {
        guard unsaved > 0 || !FileManager.default.fileExists(atPath: file.path) else { return }
        try folder.write(JSONEncoder().encode(runs), to: file)
        unsaved = 0
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
