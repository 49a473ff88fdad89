import Foundation
import Verify

/// A finished run of a tool: the compiler, a linker, a test program.
struct ToolRun: Sendable {
    /// How it ended.
    enum End: Sendable, Equatable {
        case exit(Int)
        case signal(Int)
        case tookTooLong(seconds: Int)
    }

    let end: End
    /// What it wrote to both of its streams.
    let output: String

    var succeeded: Bool { end == .exit(0) }

    /// Runs a tool in a folder and waits; its output goes through a file, so that no pipe fills up.
    ///
    /// After `limit` seconds the tool is killed with all that it started; what a program of the
    /// samples leaves behind is killed when it ends. The file lies in `log`, which is `folder` when
    /// nothing is said; `onStart` is told of the process and of the file.
    static func run(
        _ tool: URL,
        _ arguments: [String],
        in folder: URL,
        log logFolder: URL? = nil,
        limit: Int = 600,
        isSample: Bool = false,
        environment: [String: String] = [:],
        onStart: @escaping @Sendable (pid_t, URL) -> Void = { _, _ in }
    ) async throws -> ToolRun {
        let log = (logFolder ?? folder)
            .appendingPathComponent("output-\(UUID().uuidString).txt")
        try Data().write(to: log)
        defer { try? FileManager.default.removeItem(at: log) }
        let handle = try FileHandle(forWritingTo: log)
        let mark = UUID().uuidString
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let around =
            isSample
            ? SampleEnvironment.variables(in: folder) : ProcessInfo.processInfo.environment
        // A trap's backtrace costs seconds and says nothing of the document.
        process.environment = around.merging(environment) { $1 }
            .merging([
                "SWIFT_BACKTRACE": "enable=no", RunningTools.markName: mark,
                Guardian.variable.name: Guardian.variable.mark,
            ]) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = handle
        process.standardError = handle
        let end = try await wait(
            for: process,
            mark: mark,
            limit: limit,
            isSample: isSample,
            onStart: { onStart($0, log) }
        )
        try handle.close()
        let bytes = (try? Data(contentsOf: log)) ?? Data()
        return ToolRun(end: end, output: text(of: bytes))
    }

    /// The text; of bytes that are none, one that no document can hold, so that nothing which a
    /// document states is taken for it.
    private static func text(of bytes: Data) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.count != bytes.count || !text.utf8.elementsEqual(bytes) else { return text }
        return text.replacing("\u{FFFD}", with: "\u{FFFD}\0")
    }

    private static func wait(
        for process: Process,
        mark: String,
        limit: Int,
        isSample: Bool,
        onStart: (pid_t) -> Void
    ) async throws -> End {
        let watch = Watch()
        return try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { process in
                RunningTools.all.finish(process, mark: mark, leavesNothing: !isSample)
                if watch.wasKilled {
                    continuation.resume(returning: .tookTooLong(seconds: limit))
                } else if process.terminationReason == .uncaughtSignal {
                    continuation.resume(returning: .signal(Int(process.terminationStatus)))
                } else {
                    continuation.resume(returning: .exit(Int(process.terminationStatus)))
                }
            }
            do {
                try RunningTools.all.start(process, mark: mark)
            } catch {
                continuation.resume(throwing: error)
                return
            }
            let number = process.processIdentifier
            onStart(number)
            DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(limit)) {
                watch.kill(number)
            }
        }
    }
}

/// Kills a process that takes too long.
private final class Watch: @unchecked Sendable {
    private let lock = NSLock()
    private var isKilled = false

    var wasKilled: Bool { lock.withLock { isKilled } }

    func kill(_ number: pid_t) {
        lock.withLock { isKilled = RunningTools.all.stop(number) }
    }
}
