// What leaves `withLock` is Sendable.
import os

final class Cache { var hits = 0 }
let lock = OSAllocatedUnfairLock(uncheckedState: Cache())

func read() -> Int {
#if AUDIT_CONTROL
    lock.withLock { $0.hits }
#else
    lock.withLock { $0 }.hits
#endif
}
