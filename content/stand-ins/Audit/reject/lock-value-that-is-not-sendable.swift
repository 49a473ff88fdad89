import ConcurrencyExtras

#if AUDIT_CONTROL
final class Box: Sendable { init() {} }
#else
final class Box { var count = 0 }
#endif

func box(_ lock: LockIsolated<Box>) -> Box { lock.value }
