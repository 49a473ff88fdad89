// `unlock` is not for asynchronous code, nor is `lockIfAvailable`.
import os

let gate = OSAllocatedUnfairLock()

func open() async -> Bool {
#if AUDIT_CONTROL
    gate.withLockIfAvailable { true } ?? false
#else
    gate.lockIfAvailable()
#endif
}
