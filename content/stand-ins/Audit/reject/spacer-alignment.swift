// A column is aligned across, a row along.
import SwiftUI

struct Screen: View {
    var body: some View {
#if AUDIT_CONTROL
        VStack(alignment: .leading) { Text("x") }
#else
        VStack(alignment: .top) { Text("x") }
#endif
    }
}
