// A client is a struct, so that one endpoint can be replaced.
import DependenciesMacros

#if AUDIT_CONTROL
@DependencyClient
struct Client {
    var load: () throws -> Int
}
#else
@DependencyClient
class Client {
    var load: () throws -> Int
}
#endif
