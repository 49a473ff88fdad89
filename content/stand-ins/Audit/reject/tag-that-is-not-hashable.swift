// A tag is hashable.
import SwiftUI

#if AUDIT_CONTROL
struct Theme: Hashable {}
#else
struct Theme {}
#endif

struct Screen: View { var body: some View { Text("x").tag(Theme()) } }
