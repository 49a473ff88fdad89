import Foundation
import Verify

/// A package as SwiftPM built it, and what a compiler needs to be told to use its modules.
struct BuiltPackage: Sendable {
    let key: JobKey
    /// SwiftPM's folder of products.
    let bin: URL
    /// Describe modules of C, which have no `.swiftmodule`.
    var moduleMaps: [URL] = []

    /// For a compiler that imports its modules and expands its macros.
    var compilerArguments: [String] {
        let tools = names(in: bin).filter { $0.hasSuffix("-tool") }
        return ["-I", bin.appendingPathComponent("Modules").path]
            + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
            + tools.flatMap {
                ["-load-plugin-executable", "\(bin.path)/\($0)#\($0.dropLast("-tool".count))"]
            }
    }

    /// The object files that a program is linked with, those of some modules left out.
    func objects(without others: Set<String> = []) -> [String] {
        let modules = names(in: bin.appendingPathComponent("Modules"))
            .filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) }
        // What is in C has a map instead.
        let other = moduleMaps.isEmpty ? [] : builds.filter { !modules.contains($0) }
        return (modules.filter { !others.contains($0) } + other).flatMap { module in
            objects(in: bin.appendingPathComponent("\(module).build"))
        }
    }

    /// The targets that were built for the target system, not for the compiler's use.
    private var builds: [String] {
        names(in: bin).filter { $0.hasSuffix(".build") && !$0.hasSuffix("-tool.build") }
            .map { String($0.dropLast(".build".count)) }
    }

    private func objects(in folder: URL) -> [String] {
        let files = FileManager.default.enumerator(atPath: folder.path)
        return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".o") }.sorted()
            .map { "\(folder.path)/\($0)" }
    }

    private func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }
}

/// A package whose key is known before it is built: it is built when something needs its modules.
struct PromisedPackage: Sendable {
    let key: JobKey
    let built: Once<BuiltPackage>
}

/// The foreign modules of a rulebook: stand-ins, packages, or both.
struct ForeignParts: Sendable {
    /// For a compiler that imports the modules.
    let compilerArguments: [String]
    /// The object files that a program is linked with.
    let objects: [String]

    /// Packages come first: a stand-in of the same name must not be found.
    init(standIns: BuiltPackage?, packages: BuiltPackage?, replaced: Set<String>) {
        compilerArguments =
            (packages?.compilerArguments ?? []) + (standIns?.compilerArguments ?? [])
        objects = (packages?.objects() ?? []) + (standIns?.objects(without: replaced) ?? [])
    }
}

/// The foreign modules of a rulebook, whose stand-ins are built when something needs them.
struct PromisedForeign: Sendable {
    let key: JobKey
    let parts: Once<ForeignParts>

    /// Nil when there is neither.
    init?(standIns: PromisedPackage?, packages: BuiltPackage?, replaced: Set<String>) {
        switch (standIns, packages) {
        case (let standIns?, let packages?): key = .both(packages.key, standIns.key)
        case (let standIns?, nil): key = standIns.key
        case (nil, let packages?): key = packages.key
        case (nil, nil): return nil
        }
        parts = Once {
            ForeignParts(
                standIns: try await standIns?.built.value,
                packages: packages,
                replaced: replaced
            )
        }
    }
}
