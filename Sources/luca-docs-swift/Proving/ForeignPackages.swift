import Foundation
import Rules
import Verify
import Workspace

/// The packages whose modules a rulebook's samples import, fetched and built by SwiftPM.
struct ForeignPackages: Sendable {
    /// The packages by the module that each is for; the module is a product of that name.
    let packages: [String: Rulebook.Package]

    /// The packages as built, and which versions were taken, by the package's name in lower case.
    struct Built: Sendable {
        var package: BuiltPackage
        var versions: [String: String]
        /// Under which they are kept.
        var place: JobKey
    }

    private var manifest: String {
        let entries = Set(packages.values.map(\.manifestEntry)).sorted()
        let products = packages.sorted { $0.key < $1.key }.map { module, package in
            ".product(name: \"\(module)\", package: \"\(package.name)\")"
        }.joined(separator: ", ")
        return """
            // swift-tools-version: 6.2
            \("import PackageDescription")

            let package = Package(
                name: "foreign-modules",
                platforms: [.macOS(.v15)],
                dependencies: [\(entries.joined(separator: ", "))],
                targets: [
                    .target(name: "ForeignModules", dependencies: [\(products)])
                ]
            )

            """
    }

    /// Builds the packages once for what the manifest says and the compiler.
    ///
    /// SwiftPM's folders hold absolute paths, so they stay where they were made; the file
    /// `finished` is written last.
    func build(
        for rulebook: RulebookName,
        _ folder: BuildFolder,
        _ toolchain: Toolchain,
        _ gate: JobGate
    ) async throws -> Built {
        let key = JobKey.packages(manifest, toolchain.key)
        let kept = folder.folder("packages", key)
        let package = kept.appendingPathComponent("package")
        let finished = kept.appendingPathComponent("finished")
        if !FileManager.default.fileExists(atPath: finished.path) {
            try? FileManager.default.removeItem(at: kept)
            try BuildFolder.write(manifest, to: "Package.swift", in: package)
            try BuildFolder.write("", to: "Sources/ForeignModules/Empty.swift", in: package)
            let run = try await toolchain.buildPackage(in: package, gate)
            guard run.succeeded else {
                try? FileManager.default.removeItem(at: kept)
                throw WorkspaceError(
                    "the packages of the rulebook '\(rulebook)' cannot be built:\n\(run.output)",
                    hint: "'--modules auto' takes stand-ins where there are no real modules"
                )
            }
            try folder.write(Data(), to: finished)
        }
        let build = kept.appendingPathComponent("build")
        let bin = build.appendingPathComponent("debug").resolvingSymlinksInPath()
        // A target of C brings its own map, or SwiftPM has made one.
        let maps =
            moduleMaps(in: build.appendingPathComponent("checkouts"), "/include/module.modulemap")
            + moduleMaps(in: bin, ".build/module.modulemap")
        let resolved = try Data(contentsOf: package.appendingPathComponent("Package.resolved"))
        // The manifest may allow several versions: what is proven with one is not with another.
        let built = JobKey.packages(
            manifest,
            resolved: String(decoding: resolved, as: UTF8.self),
            toolchain.key
        )
        return Built(
            package: BuiltPackage(key: built, bin: bin, moduleMaps: maps),
            versions: try versions(in: resolved),
            place: key
        )
    }

    private func moduleMaps(in folder: URL, _ ending: String) -> [URL] {
        let files = FileManager.default.enumerator(atPath: folder.path)
        return (files?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(ending) && !$0.contains("-tool.build/") }.sorted()
            .map { folder.appendingPathComponent($0) }
    }

    /// What SwiftPM writes down of the versions that it has taken.
    private struct Resolved: Decodable {
        struct Pin: Decodable {
            struct State: Decodable {
                var version: String?
                var revision: String?
            }
            var identity: String
            var state: State
        }
        var pins: [Pin]
    }

    private func versions(in data: Data) throws -> [String: String] {
        let resolved = try JSONDecoder().decode(Resolved.self, from: data)
        let pairs = resolved.pins.compactMap { pin in
            (pin.state.version ?? pin.state.revision).map { (pin.identity, $0) }
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}
