// The method takes the labels of the closure's parameters.
import DependenciesMacros

@DependencyClient
struct Client: Sendable {
    var load: @Sendable (_ id: Int) async throws -> String
}

func loads(_ client: Client) async throws -> String {
#if AUDIT_CONTROL
    try await client.load(id: 1)
#else
    try await client.load(identifier: 1)
#endif
}
