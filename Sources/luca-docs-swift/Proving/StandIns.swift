import Diagnostics
import Foundation
import Rules
import Verify
import Workspace

/// The stand-in package as read: modules named like Apple's, for where those do not exist.
struct StandIns: Sendable {
    /// The files that its modules are built from, paths relative to the package.
    let files: [(path: ContentPath, bytes: [UInt8])]

    /// What `stand-ins.yml` says of the modules.
    let notes: StandInNotes
    /// The API that not every system has.
    let availability: AvailabilityList
    /// What is wrong with what the package says of itself.
    let problems: [Diagnostic]

    /// The package in the folder `stand-ins` of the content; nil without one.
    init?(_ content: LoadedContent) {
        guard let files = content.standInFiles() else { return nil }
        self.files = files
        let (notes, noteProblems) = content.standInNotes()
        let (availability, listProblems) = content.availability()
        self.notes = notes
        self.availability = availability
        problems = noteProblems + listProblems
    }

    /// Its modules, which are the folders of `Sources`, and what is said of them.
    var modules: StandInModules {
        StandInModules(names: Set(files.compactMap { standInModule($0.path) }), notes: notes)
    }
}

extension StandIns {
    /// Builds the package with SwiftPM, once for its bytes and the compiler.
    func build(
        as key: JobKey,
        _ folder: BuildFolder,
        _ toolchain: Toolchain,
        _ gate: JobGate
    ) async throws -> BuiltPackage {
        let kept = folder.folder("stand-ins", key)
        if FileManager.default.fileExists(atPath: kept.path) {
            return BuiltPackage(key: key, bin: kept.appendingPathComponent("bin"))
        }
        let work = try folder.work()
        for file in files {
            let text = String(decoding: file.bytes, as: UTF8.self)
            try BuildFolder.write(text, to: "package/\(file.path)", in: work)
        }
        let package = work.appendingPathComponent("package")
        let run = try await toolchain.buildPackage(in: package, gate)
        guard run.succeeded else {
            throw WorkspaceError(
                "the stand-in package does not build:\n\(run.output)",
                hint: "run 'swift build' in the folder 'stand-ins' of the content"
            )
        }
        // SwiftPM's link to the folder of the only platform built for.
        let bin = work.appendingPathComponent("build/debug").resolvingSymlinksInPath()
        try FileManager.default.moveItem(at: bin, to: work.appendingPathComponent("bin"))
        try? FileManager.default.removeItem(at: work.appendingPathComponent("build"))
        try folder.keep(work, as: kept)
        return BuiltPackage(key: key, bin: kept.appendingPathComponent("bin"))
    }
}
