// Keys are on no actor: a default that can be set is shared by all threads.
import SwiftUI

struct LimitKey: EnvironmentKey {
#if AUDIT_CONTROL
    static let defaultValue = 1
#else
    static var defaultValue = 1
#endif
}
