import Foundation

/// A shell that outlives this run when the run is killed outright, and kills what the run has
/// started: an endless sample would go on for ever.
///
/// It waits at a pipe whose other end this process alone holds. On Linux only, where programs are
/// found by their environment.
final class Guardian: Sendable {
    /// The guardian of this process, started when it is first asked for.
    static let own = Guardian()

    /// The environment's name for the run that started a tool, and this run's mark.
    static let variable = (name: "LUCA_DOCS_OWNER", mark: UUID().uuidString)

    /// The end that this process holds; -1 without a guardian.
    private let writeEnd: Int32

    private init() {
        #if os(Linux)
            writeEnd = Self.start() ?? -1
            atexit { Guardian.own.dismiss() }
        #else
            writeEnd = -1
        #endif
    }

    /// Lets it go: nothing is left to kill.
    func dismiss() {
        guard writeEnd >= 0 else { return }
        _ = write(writeEnd, "\n", 1)
    }

    private static func start() -> Int32? {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", script, "\(variable.name)=\(variable.mark)"]
        process.environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        ]
        process.standardInput = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        return ends[1]
    }

    /// A line says that all is well; the end of the input, that this process is gone.
    ///
    /// What is killed may start others meanwhile, so it looks again.
    private static let script = """
        trap '' INT TERM HUP
        read -r line && exit 0
        for round in 1 2 3 4 5 6 7 8 9 10; do
            found=$(grep -ls "$0" /proc/[0-9]*/environ)
            test -n "$found" || exit 0
            for file in $found; do
                number=${file#/proc/}
                kill -9 "${number%/environ}"
            done
        done
        """
}
