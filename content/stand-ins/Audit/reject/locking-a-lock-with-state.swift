// `lock` and `unlock` are there only for a lock without a state.
import os

let counter = OSAllocatedUnfairLock(initialState: 1)

func hold() {
#if AUDIT_CONTROL
    counter.withLock { $0 += 1 }
#else
    counter.lock()
#endif
}
