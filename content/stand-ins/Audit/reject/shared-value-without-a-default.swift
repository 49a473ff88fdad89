import Sharing

struct State {
#if AUDIT_CONTROL
    @Shared(.inMemory("count")) var count = 0
#else
    @Shared(.inMemory("count")) var count: Int
#endif
}
