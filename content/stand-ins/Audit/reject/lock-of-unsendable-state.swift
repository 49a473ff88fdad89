// `initialState` wants a Sendable state.
import os

final class Cache { var hits = 0 }

#if AUDIT_CONTROL
let lock = OSAllocatedUnfairLock(uncheckedState: Cache())
#else
let lock = OSAllocatedUnfairLock(initialState: Cache())
#endif
