import Foundation

/// Ends what was started when somebody ends this run: Ctrl-C, `kill`, a closed terminal.
///
/// A sample that ends its parent is not somebody: the other samples still get their verdicts.
enum Interruption {
    /// Watches for the signals from now on.
    ///
    /// A signal's handler may do next to nothing, so it writes some bytes for a thread that waits.
    static func watch() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        signalPipe = ends[1]
        for number in [SIGINT, SIGTERM, SIGHUP] { handle(number) }
        let readEnd = ends[0]
        Thread.detachNewThread {
            while true {
                let (number, sender) = next(readEnd)
                if sender > 0, RunningTools.all.isTool(sender) { continue }
                RunningTools.all.stopAll(andDieOf: number)
            }
        }
    }

    private static func handle(_ number: Int32) {
        var (own, before) = (sigaction(), sigaction())
        // Who started this run may want it to live on, as 'nohup' does.
        guard sigaction(number, nil, &before) == 0, !before.isIgnoring else { return }
        own.setHandler(noteSignal)
        own.sa_flags = SA_SIGINFO | SA_RESTART
        sigaction(number, &own, nil)
    }

    /// Waits for a signal: its number, and the process that sent it, 0 when the system did.
    private static func next(_ readEnd: Int32) -> (number: Int32, sender: pid_t) {
        var note: [Int32] = [0, 0]
        // What is shorter than a page is written and read whole.
        while read(readEnd, &note, 8) != 8 {}
        return (note[0], note[1])
    }
}

/// Written once, before the handler that reads it is set.
nonisolated(unsafe) private var signalPipe: Int32 = -1

private func noteSignal(
    _ number: Int32,
    _ info: UnsafeMutablePointer<siginfo_t>?,
    _ context: UnsafeMutableRawPointer?
) {
    let error = errno
    defer { errno = error }
    var note = (number, info?.pointee.sender ?? 0)
    _ = write(signalPipe, &note, 8)
}

/// What a handler with information about its signal is.
private typealias SignalHandler =
    @convention(c) (
        Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
    ) -> Void

extension sigaction {
    fileprivate mutating func setHandler(_ handler: SignalHandler) {
        #if canImport(Glibc)
            __sigaction_handler.sa_sigaction = handler
        #else
            __sigaction_u.__sa_sigaction = handler
        #endif
    }

    fileprivate var isIgnoring: Bool {
        #if canImport(Glibc)
            let handler = __sigaction_handler.sa_handler
        #else
            let handler = __sigaction_u.__sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}

extension siginfo_t {
    /// The process that sent the signal; 0 when the system did.
    fileprivate var sender: pid_t {
        #if canImport(Glibc)
            _sifields._kill.si_pid
        #else
            si_pid
        #endif
    }
}
