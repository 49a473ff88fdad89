// A class that is not final cannot be a view.
import SwiftUI

#if AUDIT_CONTROL
struct Screen: View { var body: some View { Text("x") } }
#else
class Screen: View { var body: some View { Text("x") } }
#endif
