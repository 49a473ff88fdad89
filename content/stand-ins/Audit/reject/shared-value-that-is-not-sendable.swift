import Sharing

#if AUDIT_CONTROL
final class Box: Sendable {}
#else
final class Box { var count = 0 }
#endif

struct State {
    @Shared(.inMemory("box")) var box = Box()
}
