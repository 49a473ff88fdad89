#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where a run prints: answers on standard output, everything about the run on standard error.
public struct Console: Sendable {
    /// True when standard output is a terminal that shows colour.
    public let colorsOutput: Bool
    /// True when standard error is a terminal that shows colour.
    public let colorsErrors: Bool
    /// True when standard error is a terminal: progress is shown.
    public let showsProgress: Bool

    /// The process's own streams; `NO_COLOR` and `TERM=dumb` switch colour off.
    public init() {
        let environment = ProcessInfo.processInfo.environment
        let wantsColor =
            (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
        let errorsAreTerminal = isatty(STDERR_FILENO) == 1
        colorsOutput = wantsColor && isatty(STDOUT_FILENO) == 1
        colorsErrors = wantsColor && errorsAreTerminal
        showsProgress = errorsAreTerminal && environment["TERM"] != "dumb"
    }

    /// Writes an answer to standard output; a newline is added when the text does not end in one.
    public func print(_ text: String) {
        Self.write(text.hasSuffix("\n") ? text : text + "\n", to: STDOUT_FILENO)
    }

    /// True when nobody can read standard output any more, such as the end of a pipe that is gone.
    public var outputIsClosed: Bool {
        var end = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
        return poll(&end, 1, 0) > 0 && end.revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0
    }

    /// Empties a terminal that standard output is.
    public func clearScreen() {
        if colorsOutput { Self.write("\u{1B}[H\u{1B}[2J", to: STDOUT_FILENO) }
    }

    /// Writes bytes to standard output as they are.
    public func write(_ bytes: [UInt8]) { Self.write(bytes, to: STDOUT_FILENO) }

    /// Writes a line about the run to standard error.
    public func report(_ text: String) {
        clearProgress()
        Self.write(text.hasSuffix("\n") ? text : text + "\n", to: STDERR_FILENO)
    }

    /// Shows how far a long run is, on one line of a terminal that the next one overwrites.
    public func progress(_ text: String) {
        guard showsProgress else { return }
        Self.write("\r\u{1B}[2K\(text.prefix(100))", to: STDERR_FILENO)
    }

    /// Takes the progress line away.
    public func clearProgress() {
        if showsProgress { Self.write("\r\u{1B}[2K", to: STDERR_FILENO) }
    }

    private static func put(
        _ descriptor: Int32,
        _ bytes: UnsafeRawPointer,
        _ count: Int
    ) -> Int {
        #if canImport(Glibc)
            Glibc.write(descriptor, bytes, count)
        #else
            Darwin.write(descriptor, bytes, count)
        #endif
    }

    /// Writes all of it, also when a pipe takes it in pieces; a reader that left ends the writing.
    ///
    /// An answer that cannot be written (a full disk, a closed stream) ends the program with
    /// `.couldNotRun`: nobody must take half an answer for a whole one.
    private static func write(_ text: String, to descriptor: Int32) {
        write(Array(text.utf8), to: descriptor)
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) {
        bytes.withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count {
                let count = put(
                    descriptor,
                    buffer.baseAddress! + written,
                    buffer.count - written
                )
                if count < 0, errno == EINTR { continue }
                if count > 0 {
                    written += count
                    continue
                }
                guard descriptor == STDOUT_FILENO, errno != EPIPE else { return }
                let reason = String(cString: strerror(errno))
                write("luca-docs: error: cannot write the output: \(reason)\n", to: STDERR_FILENO)
                exit(ExitCode.couldNotRun.rawValue)
            }
        }
    }
}
