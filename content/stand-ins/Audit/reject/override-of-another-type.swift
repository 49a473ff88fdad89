import Dependencies

func overrides() {
#if AUDIT_CONTROL
    withDependencies { $0.continuousClock = ImmediateClock() } operation: {}
#else
    withDependencies { $0.continuousClock = 3 } operation: {}
#endif
}
