import Foundation
import Verify

/// What a program of the samples may use, and the running of programs under these limits.
struct SampleLimits: Sendable {
    /// How long it may run.
    var seconds: Int
    /// How much address space it may have beside its threads' stacks, in megabytes; on Linux only.
    var memory: Int
    /// The same with a stack of 8 MB for a thread on each processor, which is reserved, not used.
    private var addressSpace: Int { memory + 8 * ProcessInfo.processInfo.activeProcessorCount }
    /// How large a file may become that it writes, its output included, in megabytes.
    static let output = 32

    /// The same with less time.
    func with(seconds: Int) -> SampleLimits { SampleLimits(seconds: seconds, memory: memory) }

    /// Runs a program in a folder of its own below `folder`, which is gone afterwards: what it does
    /// to its own leaves the others theirs.
    func run(
        _ program: URL,
        _ arguments: [String] = [],
        in folder: URL,
        environment: [String: String] = [:]
    ) async throws -> (end: ProgramEnd, output: String) {
        let use = MeasuredUse()
        let own = folder.appendingPathComponent("run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        defer {
            use.stop()
            try? FileManager.default.removeItem(at: own)
        }
        let run = try await ToolRun.run(
            URL(fileURLWithPath: "/bin/sh"),
            ["-c", script, program.path] + arguments,
            in: own,
            log: folder,
            limit: seconds,
            isSample: true,
            environment: environment,
            onStart: { use.watch($0, output: $1) }
        )
        return (end(of: run, use), run.output)
    }

    private var script: String {
        // The unit of -f is 512 or 1024 bytes, by shell. macOS has no limit of -v.
        let limits =
            "ulimit -c 0; ulimit -f \(Self.output * 2048); "
            + "ulimit -v \(addressSpace * 1024) 2>/dev/null; "
        // Into a file the C library writes late, and a trap loses what was not yet written. By
        // lines, as on a terminal, both streams hold what readers would see, in that order.
        return limits
            + #"command -v stdbuf >/dev/null && exec stdbuf -oL "$0" "$@"; exec "$0" "$@""#
    }

    private func end(of run: ToolRun, _ use: MeasuredUse) -> ProgramEnd {
        if use.wroteTooMuch { return .wroteTooMuch(megabytes: Self.output) }
        switch run.end {
        case .exit(let code): return .returned(code: code)
        case .tookTooLong(let seconds): return .tookTooLong(seconds: seconds)
        case .signal(let number) where number == Int(SIGXFSZ):
            return .wroteTooMuch(megabytes: Self.output)
        case .signal(let number):
            // Who is refused memory traps, with words or without.
            let words = ["failed to allocate", "Cannot allocate memory", "std::bad_alloc"]
            let last = String(decoding: run.output.utf8.suffix(4096), as: UTF8.self)
            let wasRefused =
                words.contains { last.contains($0) } || use.megabytes >= addressSpace * 9 / 10
            return wasRefused ? .neededTooMuchMemory(megabytes: memory) : .signal(number)
        }
    }
}

/// What a running program uses, looked at every now and then.
///
/// A thread that blocks signals is not ended by the limit of file sizes, so its output is measured.
/// The address space is measured on Linux only.
private final class MeasuredUse: @unchecked Sendable {
    private let lock = NSLock()
    private var timer: (any DispatchSourceTimer)?
    private var peak = 0
    private var isFlooded = false

    /// How much address space it had at most.
    var megabytes: Int { lock.withLock { peak } }
    /// Whether it was ended because of its output.
    var wroteTooMuch: Bool { lock.withLock { isFlooded } }

    func watch(_ number: pid_t, output: URL) {
        let timer = DispatchSource.makeTimerSource()
        timer.schedule(deadline: .now(), repeating: .milliseconds(50))
        timer.setEventHandler { [weak self] in
            self?.measureMemory(of: number)
            self?.measureOutput(output, of: number)
        }
        lock.withLock { self.timer = timer }
        timer.resume()
    }

    func stop() { lock.withLock { timer?.cancel() } }

    private func measureMemory(of number: pid_t) {
        guard let data = FileManager.default.contents(atPath: "/proc/\(number)/statm"),
            let pages = Int(String(decoding: data.prefix { $0 != 32 }, as: UTF8.self))
        else { return }
        let megabytes = pages * sysconf(Int32(_SC_PAGESIZE)) / 1_048_576
        lock.withLock { peak = max(peak, megabytes) }
    }

    private func measureOutput(_ output: URL, of number: pid_t) {
        var status = stat()
        guard stat(output.path, &status) == 0, status.st_size >= SampleLimits.output << 20
        else { return }
        lock.withLock { isFlooded = true }
        _ = RunningTools.all.stop(number)
    }
}
