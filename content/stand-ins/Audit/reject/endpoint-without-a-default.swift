// What an unimplemented endpoint returns has to be known when it can neither throw nor be nothing.
import DependenciesMacros

@DependencyClient
struct Client: Sendable {
#if AUDIT_CONTROL
    var isOnline: @Sendable () -> Bool = { false }
#else
    var isOnline: @Sendable () -> Bool
#endif
}
