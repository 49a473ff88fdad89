import CaseFiles
import Foundation
import Testing

/// A toolchain on the PATH that writes down each call and hands it to the real one.
struct CountedTools {
    let path: String
    private let log: String

    init(in folder: TemporaryFolder) throws {
        log = folder.path + "/calls.txt"
        // A library folder beside it tells a toolchain from a launcher of toolchains.
        let bin = folder.path + "/toolchain/bin"
        path = bin + ":/usr/bin:/bin"
        try folder.write("", to: "toolchain/lib/swift/empty")
        for name in ["swiftc", "swift", "swift-frontend"] {
            let real = try #require(Self.find(name))
            // What the driver would start is counted as well when it is started without it.
            let script = """
                #!/bin/sh
                echo "\(name) $*" >> '\(log)'
                if [ "$1" = '-###' ]; then
                    '\(real)' "$@" | sed 's|^[^ ]*/swift-frontend|\(bin)/swift-frontend|'
                else
                    exec '\(real)' "$@"
                fi

                """
            try folder.write(script, to: "toolchain/bin/\(name)")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755],
                ofItemAtPath: folder.path + "/toolchain/bin/\(name)"
            )
        }
    }

    /// The calls so far, one a line.
    var calls: String {
        FileManager.default.contents(atPath: log).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    var count: Int { calls.split(separator: "\n").count }

    /// Runs a tool of the real PATH; standard error is part of the output.
    static func run(
        _ name: String,
        _ arguments: [String],
        in folder: String
    ) throws -> (output: String, exitCode: Int32) {
        let process = Process()
        let log = folder + "/output.txt"
        try Data().write(to: URL(fileURLWithPath: log))
        let handle = try #require(FileHandle(forWritingAtPath: log))
        process.executableURL = URL(fileURLWithPath: try #require(find(name)))
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        let text = FileManager.default.contents(atPath: log) ?? Data()
        return (String(decoding: text, as: UTF8.self), process.terminationStatus)
    }

    private static func find(_ name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
