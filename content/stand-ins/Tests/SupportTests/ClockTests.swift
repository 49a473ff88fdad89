import Clocks
import ConcurrencyExtras
import IssueReporting
import Testing

@Suite struct ClockTests {
    @Test func timeStandsStillUntilItIsMoved() async throws {
        let clock = TestClock()
        let log = LockIsolated<[String]>([])
        let task = Task {
            try await clock.sleep(for: .seconds(2))
            log.withValue { $0.append("two") }
        }
        await clock.advance(by: .seconds(1))
        #expect(log.value == [])
        await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
        await clock.advance(by: .seconds(1))
        #expect(log.value == ["two"])
        try await clock.checkSuspension()
        try await task.value
    }

    @Test func sleepersWakeInTheOrderOfTheirDeadlines() async {
        let clock = TestClock()
        let log = LockIsolated<[Int]>([])
        for seconds in [3, 1, 2] {
            Task {
                try await clock.sleep(for: .seconds(seconds))
                log.withValue { $0.append(seconds) }
            }
        }
        await clock.advance(by: .seconds(2))
        #expect(log.value == [1, 2])
        await clock.run()
        #expect(log.value == [1, 2, 3])
        #expect(clock.now == TestClock.Instant(offset: .seconds(3)))
    }

    @Test func aTimerTicksOnceForEveryInterval() async {
        let clock = TestClock()
        let ticks = LockIsolated(0)
        let task = Task {
            for await _ in clock.timer(interval: .seconds(1)) { ticks.withValue { $0 += 1 } }
        }
        await clock.advance(by: .milliseconds(999))
        #expect(ticks.value == 0)
        await clock.advance(by: .milliseconds(1))
        #expect(ticks.value == 1)
        await clock.advance(by: .seconds(4))
        #expect(ticks.value == 5)
        task.cancel()
        await task.value
        await clock.run()
    }

    @Test func aCancelledSleepThrows() async {
        let clock = TestClock()
        let task = Task { try await clock.sleep(for: .seconds(1)) }
        await clock.advance()
        task.cancel()
        let result = await task.result
        #expect(throws: CancellationError.self) { try result.get() }
    }

    @Test func anEndlessTimerIsAnIssueOfRun() async {
        let clock = TestClock()
        let task = Task { for await _ in clock.timer(interval: .seconds(1)) {} }
        await withExpectedIssue { await clock.run(timeout: .zero) }
        task.cancel()
        await task.value
    }

    @Test func anImmediateClockNeverWaits() async throws {
        let clock = ImmediateClock()
        try await clock.sleep(for: .seconds(1_000_000))
        #expect(clock.now == ImmediateClock.Instant(offset: .seconds(1_000_000)))
    }

    @Test func anUnimplementedClockReports() async {
        let clock: any Clock<Duration> = UnimplementedClock(name: "mine")
        await withKnownIssue {
            try? await clock.sleep(for: .seconds(1))
        } matching: { issue in
            issue.comments.contains { $0.rawValue.hasPrefix("Unimplemented: mine.") }
        }
    }

    @Test func aHiddenClockKeepsItsTime() async throws {
        let base = TestClock()
        let clock = AnyClock(base)
        let start = clock.now
        await base.advance(by: .seconds(3))
        #expect(start.duration(to: clock.now) == .seconds(3))
    }
}
