// The state is reached only with the lock held.
import os

let lock = OSAllocatedUnfairLock(initialState: 1)

func read() -> Int {
#if AUDIT_CONTROL
    lock.withLock { $0 }
#else
    lock.state
#endif
}
