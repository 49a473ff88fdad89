// A reference has no code of its own; a type that holds one writes it itself.
import Sharing

#if AUDIT_CONTROL
struct State: Equatable {
    @Shared(.inMemory("count")) var count = 0
}
#else
struct State: Codable {
    @Shared(.inMemory("count")) var count = 0
}
#endif
