// An entry is a variable.
import SwiftUI

extension EnvironmentValues {
#if AUDIT_CONTROL
    @Entry var limit: Int = 1
#else
    @Entry let limit: Int = 1
#endif
}
