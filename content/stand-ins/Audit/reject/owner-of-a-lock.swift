// A lock is owned or not.
import os

let gate = OSAllocatedUnfairLock()

func check() {
#if AUDIT_CONTROL
    gate.precondition(.notOwner)
#else
    gate.precondition(.free)
#endif
}
