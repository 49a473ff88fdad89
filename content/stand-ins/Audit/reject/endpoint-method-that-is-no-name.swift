import DependenciesMacros

@DependencyClient
struct Client: Sendable {
#if AUDIT_CONTROL
    @DependencyEndpoint(method: "load") var loadByID: @Sendable (_ id: Int) throws -> Int
#else
    @DependencyEndpoint(method: "load it") var loadByID: @Sendable (_ id: Int) throws -> Int
#endif
}
