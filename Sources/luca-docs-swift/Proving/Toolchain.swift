import Foundation
import Verify
import Workspace

/// The Swift toolchain on the PATH.
struct Toolchain: Sendable {
    let swiftc: URL
    let swift: URL
    /// Such as `Swift 6.3.1`.
    let name: String
    /// Such as `Linux x86_64`.
    let platform: String
    /// The version's numbers, as `#if compiler(>=…)` compares them.
    let version: [Int]
    /// The modules that come with it, as `#if canImport(…)` finds them.
    let modules: Set<String>
    let key: JobKey

    /// Where SwiftPM's own module for manifests lies.
    var manifestModules: URL {
        swiftc.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("lib/swift/pm/ManifestAPI")
    }

    /// Finds the toolchain; a compiler that was met before is not started to ask for its version.
    static func find(_ folder: BuildFolder) async throws -> Toolchain {
        guard let swiftc = executable("swiftc"), let swift = executable("swift") else {
            throw WorkspaceError(
                "no 'swiftc' on the PATH: proving snippets needs a Swift toolchain",
                hint: "install Swift 6.2 or later from swift.org and put its usr/bin on the PATH"
            )
        }
        let text = try await describe(swiftc, folder)
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let place = words.firstIndex(of: "version"), place + 1 < words.count else {
            throw WorkspaceError("'\(swiftc.path) --version' says no version: \(text)")
        }
        let number = words[place + 1]
        let target = words.firstIndex(of: "Target:").map { words[$0 + 1] } ?? ""
        let version = number.split(separator: ".").compactMap { Int($0) }
        guard version.lexicographicallyPrecedes([6, 2]) == false else {
            throw WorkspaceError(
                "Swift \(number) on the PATH is too old to prove snippets",
                hint: "install Swift 6.2 or later from swift.org"
            )
        }
        return Toolchain(
            swiftc: swiftc,
            swift: swift,
            name: "Swift \(number)",
            platform: "\(systemName) \(target.prefix { $0 != "-" })",
            version: version,
            modules: modules(of: swiftc),
            key: identity(of: swiftc, saying: text)
        )
    }

    static var systemName: String {
        #if os(Linux)
            "Linux"
        #else
            "macOS"
        #endif
    }

    /// What the compiler says of itself, kept under its path, size and date.
    ///
    /// Only of a compiler that lies in its toolchain: a launcher (swiftly, xcrun) stays the same
    /// when it changes what it launches, so it is asked every time.
    private static func describe(_ swiftc: URL, _ folder: BuildFolder) async throws -> String {
        let real = swiftc.resolvingSymlinksInPath()
        let library = real.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("lib/swift")
        let isCompiler = FileManager.default.fileExists(atPath: library.path)
        let facts = try FileManager.default.attributesOfItem(atPath: real.path)
        let date = (facts[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        let identity = "\(swiftc.path) \(real.path) \(facts[.size] ?? 0) \(date)"
        let key = JobKey.toolchain(identity)
        let kept = folder.file("toolchains", key, "txt")
        if isCompiler, let bytes = folder.read(kept, of: key) {
            return String(decoding: bytes, as: UTF8.self)
        }
        let run = try await ToolRun.run(swiftc, ["--version"], in: folder.work())
        guard run.succeeded else {
            throw WorkspaceError("'\(swiftc.path) --version' failed: \(run.output)")
        }
        if isCompiler { try folder.write(Data(run.output.utf8), to: kept, of: key) }
        return run.output
    }

    private static func executable(_ name: String) -> URL? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").lazy
            .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// The modules in the toolchain's library folder; a well-known few where it is not found.
    private static func modules(of swiftc: URL) -> Set<String> {
        let usr = swiftc.resolvingSymlinksInPath().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = usr.appendingPathComponent("lib/swift/\(systemName.lowercased())")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let known = [
            "Swift", "Foundation", "FoundationEssentials", "Dispatch", "Testing", "XCTest",
            "Observation", "Synchronization", systemName == "Linux" ? "Glibc" : "Darwin",
        ]
        return Set(known).union(
            names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) }
        )
    }
}
