// The user's defaults hold few types.
import Sharing

struct Point: Sendable { var x = 0 }

struct State {
#if AUDIT_CONTROL
    @Shared(.inMemory("point")) var point = Point()
#else
    @Shared(.appStorage("point")) var point = Point()
#endif
}
