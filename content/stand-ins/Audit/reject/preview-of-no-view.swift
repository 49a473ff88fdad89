// A preview shows a view.
import SwiftUI

#if AUDIT_CONTROL
#Preview { Text("x") }
#else
#Preview { 42 }
#endif
