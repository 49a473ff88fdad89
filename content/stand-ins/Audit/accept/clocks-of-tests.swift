import Clocks

struct Timer<C: Clock>: Sendable where C.Duration == Duration {
    let clock: C
    func wait() async throws { try await clock.sleep(for: .seconds(1)) }
}

func ticks(_ clock: any Clock<Duration>) async -> Int {
    var count = 0
    for await _ in clock.timer(interval: .milliseconds(10)) { count += 1 }
    return count
}

func moves() async throws {
    let clock = TestClock()
    let waiting = Task { try await Timer(clock: clock).wait() }
    await clock.advance(by: .seconds(1))
    await clock.advance(to: clock.now.advanced(by: .seconds(2)))
    await clock.run()
    try await clock.checkSuspension()
    try await waiting.value
    _ = await ticks(ImmediateClock())
    let clocks: [any Clock<Duration>] = [clock, .immediate, UnimplementedClock(), AnyClock(clock)]
    for clock in clocks { try await clock.sleep(for: .zero, tolerance: .zero) }
}
