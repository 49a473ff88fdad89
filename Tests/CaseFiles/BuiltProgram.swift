import Foundation
import Testing

/// The programs as built beside these tests.
public struct BuiltProgram {
    /// What a run gave.
    public struct Result: Equatable {
        /// Standard output.
        public var output: String
        /// Standard error.
        public var errors: String
        /// The exit code; -1 when a signal ended the program.
        public var exitCode: Int32

        /// All of it as a case file shows it.
        public var text: String {
            output + errors.split(separator: "\n").map { "! \($0)\n" }.joined()
                + "exit \(exitCode)\n"
        }
    }

    private let url: URL

    /// Finds a program in the build folder: the test bundle lies in it.
    public init(_ name: String) throws {
        let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
        let folders =
            bundles.map { $0.deletingLastPathComponent() } + [
                Bundle.main.bundleURL,
                URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(),
            ]
        url = try #require(
            folders.map { $0.appendingPathComponent(name) }.first {
                FileManager.default.isExecutableFile(atPath: $0.path)
            },
            "no built \(name) in \(folders.map(\.path))"
        )
    }

    /// Runs the program in a folder; `extra` is added to a clean environment.
    public func run(
        _ arguments: [String],
        in folder: String,
        environment extra: [String: String] = [:]
    ) throws -> Result {
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = environment(with: extra)
        // Files, not pipes: a full pipe would stop the program until somebody reads.
        let output = FileManager.default.temporaryDirectory
            .appendingPathComponent("luca-docs-output-\(UUID().uuidString)")
        let errors = output.appendingPathExtension("errors")
        defer {
            try? FileManager.default.removeItem(at: output)
            try? FileManager.default.removeItem(at: errors)
        }
        for file in [output, errors] {
            _ = FileManager.default.createFile(atPath: file.path, contents: nil)
        }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        return Result(
            output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
            exitCode: process.terminationReason == .exit ? process.terminationStatus : -1
        )
    }

    /// Starts the program in a folder, to be spoken with while it runs.
    public func start(
        _ arguments: [String],
        in folder: String,
        environment extra: [String: String] = [:]
    ) throws -> RunningProgram {
        try RunningProgram(url, arguments, in: folder, environment(with: extra))
    }

    private func environment(with extra: [String: String]) -> [String: String] {
        ProcessInfo.processInfo.environment
            .filter { ["PATH", "HOME", "LD_LIBRARY_PATH"].contains($0.key) }
            .merging(extra) { _, new in new }
    }
}
