// Without a live value there is nothing to fall back on.
import Dependencies

struct Client: Sendable {}

extension Client: TestDependencyKey {
#if AUDIT_CONTROL
    static let testValue = Client()
#else
    static let previewValue = Client()
#endif
}
