// The body of `withLock` is Sendable: it cannot write to a local variable.
import os

let lock = OSAllocatedUnfairLock(initialState: 1)

func read() -> Int {
#if AUDIT_CONTROL
    let seen = lock.withLock { $0 }
#else
    var seen = 0
    lock.withLock { seen = $0 }
#endif
    return seen
}
