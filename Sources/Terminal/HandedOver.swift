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

/// A command that a sibling program does.
public struct HandedOver: Sendable {
    /// The word people type.
    public let name: String
    /// One line for the list of commands.
    public let summary: String
    /// The other program's file name.
    public let program: String

    /// Names a command and the program that does it.
    public init(name: String, summary: String, program: String) {
        self.name = name
        self.summary = summary
        self.program = program
    }

    /// Replaces this process, so that signals, streams and the exit code are the other's own.
    ///
    /// Returns only when that fails, with what to do about it.
    public func replaceProcess(with words: [String]) -> UsageError {
        let own = URL(fileURLWithPath: Self.ownPath).resolvingSymlinksInPath()
        let path = own.deletingLastPathComponent().appendingPathComponent(program).path
        var arguments = ([path] + words).map { strdup($0) }
        arguments.append(nil)
        execv(path, &arguments)
        return UsageError(
            "'\(name)' needs the program '\(program)' beside '\(own.path)', and it does not start",
            hint: "build it with 'swift build', then run luca-docs from the same folder"
        )
    }

    private static var ownPath: String {
        #if os(Linux)
            // The arguments' first word may be a bare name found on the PATH.
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
                ?? CommandLine.arguments[0]
        #else
            Bundle.main.executablePath ?? CommandLine.arguments[0]
        #endif
    }
}
