import ConcurrencyExtras
import Foundation

/// A clock on which every sleep is over at once.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock,
    @unchecked Sendable
{
    private var _now: Instant
    private let lock = NSLock()

    /// A clock that shows this moment.
    public init(now: Instant = .init()) {
        _now = now
    }

    public var now: Instant { lock.withLock { _now } }
    public var minimumResolution: Duration { .zero }

    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try Task.checkCancellation()
        lock.withLock { _now = deadline }
        await Task.megaYield()
    }

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

extension ImmediateClock where Duration == Swift.Duration {
    /// A clock at its first moment.
    public convenience init() {
        self.init(now: Instant())
    }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
    /// A clock on which every sleep is over at once.
    public static var immediate: Self { ImmediateClock() }
}
