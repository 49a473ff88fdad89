import Dependencies

struct Client: Sendable {}

#if AUDIT_CONTROL
extension Client: DependencyKey {
    static let liveValue = Client()
}
#else
extension Client: DependencyKey {
    static let testValue = Client()
}
#endif
