// Even a key of an optional value says its default.
import SwiftUI

struct OwnerKey: EnvironmentKey {
#if AUDIT_CONTROL
    static let defaultValue: String? = nil
#else
    typealias Value = String?
#endif
}
