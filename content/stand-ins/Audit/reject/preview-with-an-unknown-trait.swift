// The traits of a preview are a closed list.
import SwiftUI

#if AUDIT_CONTROL
#Preview("x", traits: .sizeThatFitsLayout) { Text("x") }
#else
#Preview("x", traits: .sizeThatFits) { Text("x") }
#endif
