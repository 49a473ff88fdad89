import Foundation
import Testing

/// A program that runs beside the test, whose lines are read as they come.
///
/// Reading blocks until the line is there; a test that uses it sets a time limit.
public final class RunningProgram {
    private let process = Process()
    private let output = Pipe()
    private var rest: [UInt8] = []

    /// Starts a program; standard error is not read.
    init(_ url: URL, _ arguments: [String], in folder: String, _ environment: [String: String])
        throws
    {
        process.executableURL = url
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        // The program holds the only end that is left, so its death ends the reading.
        try output.fileHandleForWriting.close()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    /// The process's number.
    public var number: pid_t { process.processIdentifier }

    /// The next line without its end; nil when the program has ended.
    public func line() -> String? {
        var bytes: [UInt8] = rest
        rest = []
        while true {
            if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
                rest = Array(bytes[(end + 1)...])
                return String(decoding: bytes[..<end], as: UTF8.self)
            }
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self) }
            bytes += more
        }
    }

    /// The lines up to the first that holds some words, that one included.
    public func lines(until words: String) throws -> [String] {
        var lines: [String] = []
        while let line = line() {
            lines.append(line)
            if line.contains(words) { return lines }
        }
        throw Ended(lines: lines, words: words)
    }

    /// The program ended before it wrote what was waited for.
    struct Ended: Error, CustomStringConvertible {
        let lines: [String]
        let words: String

        var description: String { "no '\(words)' in \(lines)" }
    }

    /// Closes the end of the pipe that the program writes to.
    public func stopReading() throws { try output.fileHandleForReading.close() }

    /// Waits for the end: the exit code, or 128 and the number of the signal as shells count.
    public func waitForEnd() -> Int32 {
        process.waitUntilExit()
        let status = process.terminationStatus
        return process.terminationReason == .exit ? status : 128 + status
    }

    /// Sends a signal.
    public func send(_ signal: Int32) { kill(process.processIdentifier, signal) }
}
