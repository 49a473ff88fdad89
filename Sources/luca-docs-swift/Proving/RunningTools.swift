import Foundation

/// The tools that run now, each the leader of a process group, so that none outlives the run.
///
/// A program of a snippet may start others, in groups of their own: they all inherit a mark in
/// their environment, by which they are found on Linux; elsewhere only the group is.
final class RunningTools: @unchecked Sendable {
    /// The tools of this process.
    static let all = RunningTools()

    /// The environment's name for the mark.
    static let markName = "LUCA_DOCS_RUN"

    private let lock = NSLock()
    private var marks: [pid_t: String] = [:]
    private var isInterrupted = false

    /// Starts a tool and remembers it; none is started once the run is being ended.
    func start(_ process: Process, mark: String) throws {
        try lock.withLock {
            if isInterrupted { throw CancellationError() }
            _ = Guardian.own
            try Self.runWithoutBlockedSignals(process)
            marks[process.processIdentifier] = mark
        }
    }

    /// A program inherits which signals are blocked, and the threads that start one block most.
    ///
    /// One that blocked them would outlive its limits.
    private static func runWithoutBlockedSignals(_ process: Process) throws {
        var (none, own) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &own)
        defer { pthread_sigmask(SIG_SETMASK, &own, nil) }
        try process.run()
    }

    /// Forgets a tool that came to its end, and kills what it left behind.
    func finish(_ process: Process, mark: String, leavesNothing: Bool) {
        lock.withLock { marks[process.processIdentifier] = nil }
        guard !leavesNothing else { return }
        #if os(Linux)
            killMarked([mark])
        #else
            kill(-process.processIdentifier, SIGKILL)
        #endif
    }

    /// Kills a tool that still runs with all that it started.
    ///
    /// A number that is not known any more may be another process's by now, and is left alone.
    func stop(_ number: pid_t) -> Bool {
        lock.withLock {
            guard let mark = marks[number] else { return false }
            killGroup(number)
            killMarked([mark])
            return true
        }
    }

    /// Kills all tools and lets none start: what they would say is of no use any more.
    func interrupt() {
        lock.withLock {
            isInterrupted = true
            for tool in marks.keys { killGroup(tool) }
            killMarked(Set(marks.values))
        }
    }

    /// Lets tools start again; true when they were interrupted.
    func goOn() -> Bool {
        lock.withLock {
            defer { isInterrupted = false }
            return isInterrupted
        }
    }

    /// Whether a process is a tool that runs now, or was started by one.
    func isTool(_ number: pid_t) -> Bool {
        lock.withLock {
            marks[number] != nil || bears(number, marks.values.map(Self.entry))
        }
    }

    /// Kills all tools, then ends this process by the signal; it does not return.
    func stopAll(andDieOf number: Int32) {
        // Never let go: a tool started from now on would outlive the run.
        lock.lock()
        for tool in marks.keys { killGroup(tool) }
        killMarked(Set(marks.values))
        Guardian.own.dismiss()
        signal(number, SIG_DFL)
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        // Threads are started with signals blocked, and a blocked one would end nothing.
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(number)
        _exit(128 + number)
    }

    private func killGroup(_ number: pid_t) {
        if getpgid(number) == number { kill(-number, SIGKILL) }
        kill(number, SIGKILL)
    }

    /// Kills the processes that bear a mark; they may start others meanwhile, so it looks again.
    private func killMarked(_ marks: Set<String>) {
        #if os(Linux)
            let wanted = marks.map(Self.entry)
            for _ in 0..<20 {
                let found = processes().filter { bears($0, wanted) }
                if found.isEmpty { return }
                for number in found { kill(number, SIGKILL) }
            }
        #endif
    }

    /// How a mark stands in an environment.
    private static func entry(_ mark: String) -> Data { Data("\(markName)=\(mark)\0".utf8) }

    private func bears(_ number: pid_t, _ entries: [Data]) -> Bool {
        let environment = FileManager.default.contents(atPath: "/proc/\(number)/environ")
        return environment.map { own in entries.contains { own.range(of: $0) != nil } } ?? false
    }

    private func processes() -> [pid_t] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }
    }
}
