import Clocks

struct Ticks: Sendable, Hashable {}

func sleeps(_ clock: TestClock<Duration>) async throws {
#if AUDIT_CONTROL
    await clock.advance(by: .seconds(1))
#else
    await clock.advance(by: 1)
#endif
}
