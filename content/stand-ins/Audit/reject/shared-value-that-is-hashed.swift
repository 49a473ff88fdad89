// The value may change while a set holds it.
import Sharing

#if AUDIT_CONTROL
struct State: Equatable {
    @Shared var count: Int
}
#else
struct State: Hashable {
    @Shared var count: Int
}
#endif
