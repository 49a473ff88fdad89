import DependenciesMacros

struct Client {
#if AUDIT_CONTROL
    @DependencyEndpoint var limit: () throws -> Int
#else
    @DependencyEndpoint var limit: Int
#endif
}
