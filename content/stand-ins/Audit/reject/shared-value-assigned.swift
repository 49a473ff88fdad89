// A shared value is changed under its lock.
import Sharing

struct State {
    @Shared(.inMemory("count")) var count = 0
}

func increments(_ state: inout State) {
#if AUDIT_CONTROL
    state.$count.withLock { $0 += 1 }
#else
    state.count += 1
#endif
}
