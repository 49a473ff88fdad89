import IssueReporting

/// A clock that reports an issue whenever it is used, and lets every sleep be over at once.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
    private let base: AnyClock<Duration>
    private let name: String

    /// A clock that behaves like another besides reporting.
    public init(_ base: some Clock<Duration>, name: String = "\(Self.self)") {
        self.base = AnyClock(base)
        self.name = name
    }

    /// A clock on which every sleep is over at once.
    public init(name: String = "\(Self.self)", now: ImmediateClock<Duration>.Instant = .init()) {
        self.init(ImmediateClock(now: now), name: name)
    }

    public var now: AnyClock<Duration>.Instant {
        reportIssue("Unimplemented: \(name).now")
        return base.now
    }

    public var minimumResolution: Duration {
        reportIssue("Unimplemented: \(name).minimumResolution")
        return base.minimumResolution
    }

    public func sleep(
        until deadline: AnyClock<Duration>.Instant,
        tolerance: Duration? = nil
    ) async throws {
        reportIssue("Unimplemented: \(name).sleep")
        try await base.sleep(until: deadline, tolerance: tolerance)
    }
}

extension UnimplementedClock where Duration == Swift.Duration {
    /// A clock on which every sleep is over at once.
    public init(name: String = "\(Self.self)") {
        self.init(ImmediateClock<Swift.Duration>(), name: name)
    }
}
