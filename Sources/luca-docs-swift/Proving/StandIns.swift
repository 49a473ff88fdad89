import Diagnostics
import Foundation
import Rules
import Verify
import Workspace

/// The stand-in package as read: modules named like Apple's, for where those do not exist.
struct StandIns: Sendable {
    /// The files that its modules are built from, paths relative to the package.
    let files: [(path: ContentPath, bytes: [UInt8])]

    /// The package in the folder `stand-ins` of the content; nil without one.
    init?(_ content: LoadedContent) {
        guard let folder = ContentPath("stand-ins"),
            content.files.contains(where: { $0.description == "stand-ins/Package.swift" })
        else { return nil }
        let own = content.files.filter { $0.isInside(folder) }.sorted()
        files = own.compactMap { path in
            guard let inside = path.relative(to: folder), let bytes = content.bytes(at: path),
                inside.description == "Package.swift" || inside.parts.first == "Sources"
            else { return nil }
            return (inside, bytes)
        }
    }

    /// The names of its modules: the folders of `Sources`.
    var names: Set<String> { Set(files.compactMap { standInModule($0.path) }) }
}

/// The stand-in package as built, and what a compiler needs to be told to use it.
struct BuiltStandIns: Sendable {
    let key: JobKey
    let folder: URL

    /// For a compiler that imports its modules and expands its macros.
    var compilerArguments: [String] {
        let bin = folder.appendingPathComponent("bin")
        let tools = names(in: bin).filter { $0.hasSuffix("-tool") }
        return ["-I", bin.appendingPathComponent("Modules").path]
            + tools.flatMap {
                ["-load-plugin-executable", "\(bin.path)/\($0)#\($0.dropLast("-tool".count))"]
            }
    }

    /// The object files that a program is linked with.
    var objects: [String] {
        let bin = folder.appendingPathComponent("bin")
        let modules = names(in: bin.appendingPathComponent("Modules"))
            .filter { $0.hasSuffix(".swiftmodule") }.map { $0.dropLast(".swiftmodule".count) }
        return modules.flatMap { module in
            let build = bin.appendingPathComponent("\(module).build")
            return names(in: build).filter { $0.hasSuffix(".o") }.map { "\(build.path)/\($0)" }
        }
    }

    private func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }
}

extension StandIns {
    /// Builds the package with SwiftPM, once for its bytes and the compiler.
    func build(
        _ folder: BuildFolder,
        _ toolchain: Toolchain,
        _ gate: JobGate
    ) async throws -> BuiltStandIns {
        let key = JobKey.standIns(files, toolchain.key)
        let kept = folder.folder("stand-ins", key)
        if FileManager.default.fileExists(atPath: kept.path) {
            return BuiltStandIns(key: key, folder: kept)
        }
        let work = try folder.work()
        for file in files {
            let text = String(decoding: file.bytes, as: UTF8.self)
            try BuildFolder.write(text, to: "package/\(file.path)", in: work)
        }
        let package = work.appendingPathComponent("package")
        // An index and debug information would be a third of the work, and nobody reads them.
        let words = ["build", "--scratch-path", "../build", "--disable-index-store"]
        let run = try await gate.run {
            try await ToolRun.run(
                toolchain.swift,
                words + ["-debug-info-format", "none"],
                in: package
            )
        }
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
        return BuiltStandIns(key: key, folder: kept)
    }
}
