// A key of the environment needs a default.
import SwiftUI

struct LimitKey: EnvironmentKey {
#if AUDIT_CONTROL
    static let defaultValue = 1
#else
    typealias Value = Int
#endif
}
