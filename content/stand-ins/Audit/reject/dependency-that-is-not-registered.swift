import Dependencies

enum LimitKey: DependencyKey { static let liveValue = 1 }

extension DependencyValues {
#if AUDIT_CONTROL
    var limit: Int { self[LimitKey.self] }
#endif
}

struct Model {
    @Dependency(\.limit) var limit
}
