// An entry that cannot be nil needs a default.
import SwiftUI

extension EnvironmentValues {
#if AUDIT_CONTROL
    @Entry var limit: Int = 1
#else
    @Entry var limit: Int
#endif
}
