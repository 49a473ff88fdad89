import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The pieces of work that tasks have handed to the global executor, from beginning to end.
///
/// A yield says nothing of what other threads have done meanwhile: on a busy machine a task that
/// was woken may not have run for long. So that a test can wait until it has, every piece of work
/// is counted once it is handed over and once it has run.
final class JobLedger: @unchecked Sendable {
    /// The ledger, kept from the first use on; nil where the executor cannot be watched.
    static let shared = JobLedger()

    private typealias Original = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

    private let lock = NSLock()
    private var lastNumber = 0
    private var mainSerialUses = 0
    private var running: Set<Int> = []
    private var waiting: [Waiting] = []

    private var waitingCount = 0

    private struct Waiting {
        let id: Int
        let lastNumber: Int
        let continuation: UnsafeContinuation<Void, Never>
    }

    private init?() {
        guard let hook = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook") else {
            return nil
        }
        hook.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in
            JobLedger.shared?.run(job)
        }
    }

    private func run(_ job: UnownedJob) {
        let number: Int? = lock.withLock {
            guard mainSerialUses == 0 else { return nil }
            lastNumber += 1
            running.insert(lastNumber)
            return lastNumber
        }
        guard let number else {
            MainActor.shared.enqueue(job)
            return
        }
        DispatchQueue.global().async {
            // The executor of nobody in particular.
            job.runSynchronously(on: unsafeBitCast((0, 0), to: UnownedSerialExecutor.self))
            self.didRun(number)
        }
    }

    private func didRun(_ number: Int) {
        lock.lock()
        running.remove(number)
        let first = running.min() ?? .max
        let done = takeWaiting { $0.lastNumber < first }
        lock.unlock()
        for waiting in done { waiting.continuation.resume() }
    }

    private func takeWaiting(_ isMeant: (Waiting) -> Bool) -> [Waiting] {
        let meant = waiting.filter(isMeant)
        waiting.removeAll(where: isMeant)
        return meant
    }

    /// How many operations have everything run on the main thread.
    func countMainSerialUses(_ change: Int) {
        lock.withLock { mainSerialUses += change }
    }

    var usesMainSerialExecutor: Bool {
        lock.withLock { mainSerialUses > 0 }
    }

    /// Waits until everything that was handed over by now has run, up to its next suspension.
    ///
    /// Work that blocks its thread for longer is not waited for.
    func drain() async {
        await withUnsafeContinuation { continuation in
            lock.lock()
            let isQuiet = running.isEmpty
            waitingCount += 1
            let id = waitingCount
            if !isQuiet {
                waiting.append(
                    Waiting(id: id, lastNumber: lastNumber, continuation: continuation)
                )
            }
            lock.unlock()
            guard !isQuiet else { return continuation.resume() }
            DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(500)) {
                let late = self.lock.withLock { self.takeWaiting { $0.id == id } }
                for waiting in late { waiting.continuation.resume() }
            }
        }
    }
}
