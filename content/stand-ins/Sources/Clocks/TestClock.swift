import ConcurrencyExtras
import Foundation
import IssueReporting

/// A clock whose time stands still until a test moves it.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock, @unchecked Sendable {
    private var _now: Instant
    private var sleepers: [Sleeper] = []
    private var count = 0
    private let lock = NSRecursiveLock()

    /// Somebody who sleeps until a moment.
    private struct Sleeper {
        let id: Int
        let deadline: Instant
        let continuation: UnsafeContinuation<Void, any Error>
    }

    /// A clock that shows this moment.
    public init(now: Instant = .init()) {
        _now = now
    }

    public var now: Instant { lock.withLock { _now } }
    public var minimumResolution: Duration { .zero }

    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try Task.checkCancellation()
        let id = lock.withLock {
            count += 1
            return count
        }
        try await withTaskCancellationHandler {
            try await withUnsafeThrowingContinuation { continuation in
                add(Sleeper(id: id, deadline: deadline, continuation: continuation))
            }
            try Task.checkCancellation()
        } onCancel: {
            wake { $0.id == id }
        }
    }

    private func add(_ sleeper: Sleeper) {
        lock.lock()
        let isOver = sleeper.deadline < _now || Task.isCancelled
        if !isOver { sleepers.append(sleeper) }
        lock.unlock()
        if isOver { sleeper.continuation.resume() }
    }

    private func wake(_ isMeant: (Sleeper) -> Bool) {
        lock.lock()
        let meant = sleepers.filter(isMeant)
        sleepers.removeAll(where: isMeant)
        lock.unlock()
        for sleeper in meant { sleeper.continuation.resume() }
    }

    /// Throws, and fails the test, while somebody sleeps.
    public func checkSuspension() async throws {
        await Task.megaYield()
        guard lock.withLock({ sleepers.isEmpty }) else { throw SuspensionError() }
    }

    /// Moves the time on, waking on the way whoever is due, in the order of their deadlines.
    public func advance(by duration: Duration = .zero) async {
        await advance(to: lock.withLock { _now.advanced(by: duration) })
    }

    /// Moves the time on to a moment, waking whoever is due on the way.
    public func advance(to deadline: Instant) async {
        await Task.megaYield()
        while let next = takeNext(until: deadline) {
            next.resume()
            await Task.megaYield()
        }
        lock.withLock { _now = max(_now, deadline) }
        await Task.megaYield()
    }

    /// Moves the time to the first deadline that is due, and takes its sleeper out.
    private func takeNext(until end: Instant) -> UnsafeContinuation<Void, any Error>? {
        lock.withLock {
            guard let next = sleepers.min(by: { ($0.deadline, $0.id) < ($1.deadline, $1.id) }),
                next.deadline <= end
            else { return nil }
            sleepers.removeAll { $0.id == next.id }
            _now = max(_now, next.deadline)
            return next.continuation
        }
    }

    /// Moves the time on until nobody sleeps any more.
    ///
    /// - Parameter timeout: how long to go on in real time while ever new sleepers come.
    public func run(
        timeout: Swift.Duration = .milliseconds(500),
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let end = ContinuousClock.now.advanced(by: timeout)
        await Task.megaYield()
        while let deadline = lock.withLock({ sleepers.map(\.deadline).min() }) {
            guard ContinuousClock.now < end else {
                reportIssue(
                    "Expected all sleeps to finish, but some are still suspending after "
                        + "\(timeout).",
                    fileID: fileID,
                    filePath: filePath,
                    line: line,
                    column: column
                )
                return
            }
            await advance(to: deadline)
        }
    }
}

extension TestClock {
    /// A moment: the time since the clock was made.
    public struct Instant: InstantProtocol {
        private let offset: Duration

        /// A moment so long after the first one.
        public init(offset: Duration = .zero) {
            self.offset = offset
        }

        public func advanced(by duration: Duration) -> Self {
            Self(offset: offset + duration)
        }

        public func duration(to other: Self) -> Duration {
            other.offset - offset
        }

        public static func < (left: Self, right: Self) -> Bool {
            left.offset < right.offset
        }
    }
}

extension TestClock where Duration == Swift.Duration {
    /// A clock at its first moment.
    public convenience init() {
        self.init(now: Instant())
    }
}

/// Somebody still slept when nobody should.
public struct SuspensionError: Error {}
