extension Clock where Duration: Hashable {
    /// A sequence that yields the moment after every interval, until its task is cancelled.
    public func timer(
        interval: Duration,
        tolerance: Duration? = nil
    ) -> AsyncTimerSequence<AnyClock<Duration>> {
        AsyncTimerSequence(interval: interval, tolerance: tolerance, clock: AnyClock(self))
    }
}

/// The ticks of a clock in regular intervals.
public struct AsyncTimerSequence<C: Clock>: AsyncSequence, Sendable {
    private let clock: C
    private let interval: C.Duration
    private let tolerance: C.Duration?

    /// The ticks of this clock.
    public init(interval: C.Duration, tolerance: C.Duration? = nil, clock: C) {
        self.clock = clock
        self.interval = interval
        self.tolerance = tolerance
    }

    public func makeAsyncIterator() -> Iterator {
        Iterator(clock: clock, interval: interval, tolerance: tolerance)
    }

    /// Sleeps from tick to tick; a tick that was missed is left out.
    public struct Iterator: AsyncIteratorProtocol {
        private var clock: C?
        private let interval: C.Duration
        private let tolerance: C.Duration?
        private var last: C.Instant?

        fileprivate init(clock: C, interval: C.Duration, tolerance: C.Duration?) {
            self.clock = clock
            self.interval = interval
            self.tolerance = tolerance
        }

        public mutating func next() async -> C.Instant? {
            guard let clock else { return nil }
            let now = clock.now
            var deadline = (last ?? now).advanced(by: interval)
            while deadline < now { deadline = deadline.advanced(by: interval) }
            do {
                try await clock.sleep(until: deadline, tolerance: tolerance)
            } catch {
                self.clock = nil
                return nil
            }
            last = deadline
            return clock.now
        }
    }
}
