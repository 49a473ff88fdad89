// The initialiser takes every endpoint or none.
import DependenciesMacros

@DependencyClient
struct Client: Sendable {
    var load: @Sendable () async throws -> Int
    var save: @Sendable (Int) async throws -> Void
}

#if AUDIT_CONTROL
let client = Client(load: { 1 }, save: { _ in })
#else
let client = Client(load: { 1 })
#endif
