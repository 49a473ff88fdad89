// The key is read from anywhere.
import Dependencies

@MainActor struct Client: Sendable { init() {} }

extension Client: DependencyKey {
#if AUDIT_CONTROL
    nonisolated static var liveValue: Client { MainActor.assumeIsolated { Client() } }
#else
    nonisolated static var liveValue: Client { Client() }
#endif
}
