// The value of a lock is read; it is changed with 'withValue' or 'setValue'.
import ConcurrencyExtras

func counts(_ count: LockIsolated<Int>) {
#if AUDIT_CONTROL
    count.withValue { $0 += 1 }
#else
    count.value += 1
#endif
}
