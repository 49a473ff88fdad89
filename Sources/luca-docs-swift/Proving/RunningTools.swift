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

    /// Kills all tools, then ends this process by the signal; it does not return.
    fileprivate func stopAll(andDieOf number: Int32) {
        // Never let go: a tool started from now on would outlive the run.
        lock.lock()
        for tool in marks.keys { killGroup(tool) }
        killMarked(Set(marks.values))
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
            let wanted = marks.map { Data("\(Self.markName)=\($0)\0".utf8) }
            for _ in 0..<20 {
                let found = processes().filter { number in
                    let path = "/proc/\(number)/environ"
                    guard let own = FileManager.default.contents(atPath: path) else { return false }
                    return wanted.contains { own.range(of: $0) != nil }
                }
                if found.isEmpty { return }
                for number in found { kill(number, SIGKILL) }
            }
        #endif
    }

    private func processes() -> [pid_t] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }
    }
}

/// Ends what was started when somebody ends this run: Ctrl-C, `kill`, a closed terminal.
enum Interruption {
    /// Watches for the signals from now on.
    ///
    /// A signal's handler may do next to nothing, so it writes a byte for a thread that waits.
    static func watch() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        signalPipe = ends[1]
        for number in [SIGINT, SIGTERM, SIGHUP] {
            let before = signal(number, noteSignal)
            // Who started this run may want it to live on, as 'nohup' does.
            if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
                signal(number, SIG_IGN)
            }
        }
        let readEnd = ends[0]
        Thread.detachNewThread {
            var byte: UInt8 = 0
            while read(readEnd, &byte, 1) != 1 {}
            RunningTools.all.stopAll(andDieOf: Int32(byte))
        }
    }
}

/// Written once, before the handler that reads it is set.
nonisolated(unsafe) private var signalPipe: Int32 = -1

private func noteSignal(_ number: Int32) {
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(signalPipe, &byte, 1)
}
