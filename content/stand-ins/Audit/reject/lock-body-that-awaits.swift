// The body of a lock is synchronous.
import os

let lock = OSAllocatedUnfairLock(initialState: 1)
func next() async -> Int { 2 }

func update() async {
    let value = await next()
#if AUDIT_CONTROL
    lock.withLock { $0 = value }
#else
    lock.withLock { $0 = await next() }
#endif
}
