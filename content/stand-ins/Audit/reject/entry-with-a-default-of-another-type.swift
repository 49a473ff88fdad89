// The default of an entry must have its type.
import SwiftUI

extension EnvironmentValues {
#if AUDIT_CONTROL
    @Entry var limit: Int = 1
#else
    @Entry var limit: Int = "1"
#endif
}
