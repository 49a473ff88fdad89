/// A clock whose type is hidden.
public final class AnyClock<Duration: DurationProtocol & Hashable>: Clock {
    private let _minimumResolution: @Sendable () -> Duration
    private let _now: @Sendable () -> Instant
    private let _sleep: @Sendable (Instant, Duration?) async throws -> Void

    /// Hides the type of a clock.
    public init<C: Clock>(_ clock: C) where C.Duration == Duration {
        let start = clock.now
        _now = { Instant(offset: start.duration(to: clock.now)) }
        _minimumResolution = { clock.minimumResolution }
        _sleep = { deadline, tolerance in
            try await clock.sleep(
                until: start.advanced(by: deadline.offset),
                tolerance: tolerance
            )
        }
    }

    public var now: Instant { _now() }
    public var minimumResolution: Duration { _minimumResolution() }

    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await _sleep(deadline, tolerance)
    }

    /// A moment: the time since the clock's type was hidden.
    public struct Instant: InstantProtocol {
        fileprivate let offset: Duration

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
