// A loop over a range takes a half-open one.
import SwiftUI

struct Screen: View {
    var body: some View {
#if AUDIT_CONTROL
        ForEach(0..<3) { Text("\($0)") }
#else
        ForEach(0...3) { Text("\($0)") }
#endif
    }
}
