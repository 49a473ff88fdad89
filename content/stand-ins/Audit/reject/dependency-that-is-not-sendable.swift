// Dependencies go wherever tasks go.
import Dependencies

#if AUDIT_CONTROL
final class Client: Sendable {}
#else
final class Client { var count = 0 }
#endif

enum ClientKey: DependencyKey {
    static var liveValue: Client { Client() }
}
