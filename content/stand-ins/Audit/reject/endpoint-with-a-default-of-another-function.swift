// The default has to be a closure that stands there.
import DependenciesMacros

func never() -> Bool { false }

@DependencyClient
struct Client: Sendable {
#if AUDIT_CONTROL
    var isOnline: @Sendable () -> Bool = { never() }
#else
    var isOnline: @Sendable () -> Bool = never
#endif
}
