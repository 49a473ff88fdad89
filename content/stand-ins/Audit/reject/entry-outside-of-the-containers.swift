// Entries belong to the four containers of keyed values.
import SwiftUI

struct Settings2 {}

#if AUDIT_CONTROL
extension EnvironmentValues { @Entry var limit: Int = 1 }
#else
extension Settings2 { @Entry var limit: Int = 1 }
#endif
