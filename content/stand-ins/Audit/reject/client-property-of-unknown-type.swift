// The memberwise initialiser needs the type, which a macro cannot infer.
import DependenciesMacros

#if AUDIT_CONTROL
@DependencyClient
struct Client {
    var load: () throws -> Int
    var names: [String] = Array(["a"])
}
#else
@DependencyClient
struct Client {
    var load: () throws -> Int
    var names = Array(["a"])
}
#endif
