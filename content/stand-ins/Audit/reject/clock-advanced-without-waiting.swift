import Clocks

func moves(_ clock: TestClock<Duration>) async {
#if AUDIT_CONTROL
    await clock.advance(by: .seconds(1))
#else
    clock.advance(by: .seconds(1))
#endif
}
